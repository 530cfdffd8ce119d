import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import type { OpenedPurchase } from '../charges/public.ts';
import type { PaybackRow } from './paybacks.store.ts';

/** What became of a payback. */
interface PaybackNews {
  readonly payback: Pick<PaybackRow, 'code' | 'way' | 'undone'>;
  readonly what: 'released' | 'done' | 'undone' | 'failed';
  /** Centavos. */
  readonly amount: number;
  /** Centavos of the parts that went back when others failed. */
  readonly returned?: number;
  /** Of the transfer. */
  readonly reference: string | null;
  readonly at: number;
}

/** Notifies the buyer of a payback, in its transaction. */
export async function announcePayback(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { purchase, row }: Pick<OpenedPurchase, 'purchase' | 'row'>,
  { payback, what, amount, returned = 0, reference, at }: PaybackNews,
): Promise<void> {
  const person = await personOf(transaction, purchase.account_id);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(purchase.code),
    value: amount,
    fact: `payback-${payback.code}-${what}${payback.undone === 0 ? '' : `-${payback.undone}`}`,
    at,
    write: (facts) => messages.paybackNews({ ...facts, what, way: payback.way, amount, returned, reference }),
  });
}
