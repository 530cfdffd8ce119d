import type { OwedBack } from '@patio/domain/finance/paybacks/return-bank.ts';
import { PIX_RETURN_MS, planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { positionsOf } from '../../book/public.ts';
import { owedCharges } from '../../paybacks/public.ts';
import { announceDeposit } from '../announce-deposit.ts';
import { chargeOf, type OpenedDeposit } from '../open-deposit.ts';
import { openReturn } from '../returns.store.ts';
import { depositsNotAsked, writeBankAsked } from './banks.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

/** What is owed back of a deposit now, and how far it is; the caller holds its locks. */
export async function owedDeposit(
  transaction: Transaction,
  { deposit }: Pick<OpenedDeposit, 'deposit'>,
): Promise<OwedBack> {
  const { balances } = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
  return {
    owed: 0 - balances.user,
    asked: deposit.bank_asked === true,
    given: deposit.bank_asked === true && deposit.has_bank === true,
    givenUp: deposit.given_up,
    open: (await openReturn(transaction, deposit.code)) ?? null,
  };
}

/** Whether the account of a deposit is the one that a user read, by the instant since when it is there. */
export const isOfBank = ({ bank_given_at: at }: OpenedDeposit['deposit'], seen: string | null): boolean =>
  at !== null && isoInstant(at) === seen;

/** Asks who left a deposit for their bank data, once; they learn the reason in the words of staff, if there is one. */
export async function askForBank(
  deps: Deps,
  transaction: Transaction,
  opened: Pick<OpenedDeposit, 'deposit' | 'row'>,
  { amount, reason, at }: { readonly amount: number; readonly reason: string | null; readonly at: number },
): Promise<void> {
  await writeBankAsked(transaction, opened.deposit.code, at);
  await announceDeposit(deps, transaction, opened, { what: 'bank', amount, reason, part: at, at });
}

/**
 * Asks them if nothing of what is owed goes back, or can go by Pix. `stuck`: they were asked before; `goes`: nothing is owed, or it goes or can go by
 * itself, or not at all.
 */
export async function askIfStuck(
  deps: Deps,
  transaction: Transaction,
  opened: Pick<OpenedDeposit, 'deposit' | 'row'>,
  { reason, at }: { readonly reason: string | null; readonly at: number },
): Promise<'asked' | 'stuck' | 'goes'> {
  const { owed, asked, givenUp, open } = await owedDeposit(transaction, opened);
  if (owed <= 0 || open !== null || givenUp) return 'goes';
  if (offersPix(deps.config)) {
    const charge = chargeOf(opened.deposit);
    const positionOf = await positionsOf(transaction, [charge.code]);
    const plans = planPaybacks(await owedCharges(transaction, [charge], positionOf), at);
    if (plans.some(({ way }) => way === 'pix')) return 'goes';
  }
  if (asked) return 'stuck';
  await askForBank(deps, transaction, opened, { amount: owed, reason, at });
  return 'asked';
}

/** Deposits whose last Pix became too old for the bank while nothing went back: epoch milliseconds. */
export function stuckDeposits(
  queries: Parameters<typeof depositsNotAsked>[0],
  { now, after, limit }: { readonly now: number; readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  return depositsNotAsked(queries, { heldUntil: now - PIX_RETURN_MS, after, limit });
}
