import type { DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf } from '../../trading/results/public.ts';
import type { OpenedDeposit } from './open-deposit.ts';

/** What became of a deposit. */
interface DepositNews {
  readonly what: Parameters<typeof messages.depositNews>[0]['what'];
  /** Centavos. */
  readonly amount: number;
  /** In the words of staff; null: nobody decided. */
  readonly reason?: string | null;
  /** Until when finance may decide; epoch milliseconds. */
  readonly until?: number | null;
  /** Of the transfer. */
  readonly reference?: string | null;
  /** Tells this fact from others of the same kind. */
  readonly part?: number;
  readonly at: number;
}

/** What is told of money that goes back: of a deposit that stands, or was kept, it is what was paid twice; of one that paid the price, what is left. */
export function newsOfReturn(state: DepositState, told: 'returning' | 'returned'): DepositNews['what'] {
  if (state === 'used') return told === 'returning' ? 'rest' : 'returned';
  return state === 'held' || state === 'kept' ? 'excess' : told;
}

/** Notifies who left a deposit of what became of it, in its transaction. */
export async function announceDeposit(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { deposit, row }: Pick<OpenedDeposit, 'deposit' | 'row'>,
  { what, amount, reason = null, until = null, reference = null, part = 0, at }: DepositNews,
): Promise<void> {
  const person = await personOf(transaction, deposit.account_id);
  transaction.afterCommit(() => deps.live.publishNegotiation(deposit.account_id, deposit.offer_code));
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: '/perfil#caucoes',
    value: amount,
    fact: `deposit-${deposit.code}-${what}-${part}`,
    at,
    write: (facts) => messages.depositNews({ ...facts, what, amount, reason, until, reference }),
  });
}
