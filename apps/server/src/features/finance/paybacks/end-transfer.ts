import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { takeOutgoing } from '../bank-references/public.ts';
import { endPart, endPayback } from './end-part.ts';
import { openPaidPurchase } from './owed-money.ts';
import { partsOf } from './parts.store.ts';
import { findPayback } from './paybacks.store.ts';

/** What a user tells of a released transfer. Instant in epoch milliseconds. */
export interface ToldTransfer {
  readonly payback: number;
  /** Of the bank (`bankReference`); null: it could not be made, for the reason `failure`. */
  readonly reference: string | null;
  readonly failure: string | null;
  readonly by: number;
  readonly at: number;
}

/** `repeated`: the same was recorded of it before. */
type Ended = { readonly purchase: number; readonly repeated: boolean };
export type TransferRefusal = 'payback-not-found' | 'payback-decided' | 'payback-reference';

/**
 * Ends a released transfer under the locks of its purchase, once: who tells the same again, because the reply was lost, changes nothing. Returns
 * the purchase, or why it is refused.
 */
export async function endTransfer(
  deps: ServerDeps,
  transaction: Transaction,
  { payback: code, reference, failure, by, at }: ToldTransfer,
): Promise<Ended | TransferRefusal> {
  const seen = await findPayback(transaction, code);
  const opened = seen && (await openPaidPurchase(transaction, seen.purchase_code));
  const payback = opened && (await findPayback(transaction, code));
  if (opened === undefined || payback === undefined) return 'payback-not-found';
  const purchase = payback.purchase_code;
  if (payback.state === 'done' && payback.way === 'transfer' && payback.reference === reference)
    return { purchase, repeated: true };
  if (payback.state !== 'sending' || payback.way !== 'transfer') return 'payback-decided';
  if (reference !== null && !(await takeOutgoing(transaction, reference))) return 'payback-reference';
  const outcome = reference === null ? 'failed' : 'done';
  for (const part of await partsOf(transaction, [code]))
    await endPart(transaction, opened, { part, outcome, failure, reference, by, at, again: payback.undone });
  await endPayback(deps, transaction, opened, { payback, reference, by, at });
  return { purchase, repeated: false };
}
