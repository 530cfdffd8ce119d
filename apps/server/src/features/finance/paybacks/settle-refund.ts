import { pauseAfter } from '../../../platform/queue/retry-at.ts';
import { askRefund, type PixDeps, type RefundTold } from '../pix/public.ts';
import { depositPartEnded } from './deposit-part-ended.ts';
import { endPart, endPayback } from './end-part.ts';
import { openPaidPurchase } from './owed-money.ts';
import { findPart, noteProcessing, partsOf, type PartRow } from './parts.store.ts';
import { findPayback } from './paybacks.store.ts';

const MINUTE = 60_000;
/** How long a bank may take is not said by the standard: it is asked again after ever longer pauses, up to one hour. */
const PAUSES = { firstMs: MINUTE, factor: 2, longestMs: 60 * MINUTE } as const;

/**
 * Sends a part of a released payback to the bank, or reads what became of it. May be repeated at any time, also by several processes: the
 * bank knows it by an id of ours that was written before. Errors: `PixError` of a bank that did not answer.
 */
export async function settleRefund(deps: PixDeps, code: number): Promise<void> {
  const { clock, database, bank } = deps;
  const seen = await findPart(database, code);
  if (seen?.state !== 'sending' || seen.end_to_end_id === null || seen.refund_id === null) return;
  const asked = { endToEndId: seen.end_to_end_id, refundId: seen.refund_id, amount: seen.amount_cents };
  const told = await askRefund(bank, asked);
  if (told.status === 'processing') {
    await noteProcessing(database, code, clock.now() + pauseAfter(PAUSES, seen.tries));
    return;
  }
  const at = clock.now();
  await database.transact(async (transaction) => {
    const payback = await findPayback(transaction, seen.payback_code);
    const { outcome, failure } = endOf(seen, told);
    // Of a deposit, which is of no purchase.
    if (payback === undefined)
      return depositPartEnded.publish(deps, transaction, {
        payback: seen.payback_code,
        part: code,
        outcome,
        failure,
        at,
      });
    const opened = await openPaidPurchase(transaction, payback.purchase_code);
    if (opened === undefined) throw new Error('A payback has no purchase.');
    const part = (await partsOf(transaction, [payback.code])).find((each) => each.code === code);
    // Another process was faster.
    if (part?.state !== 'sending') return;
    await endPart(transaction, opened, { ...endOf(part, told), by: null, at });
    await endPayback(deps, transaction, opened, { payback, reference: null, by: null, at });
  });
}

const endOf = (part: PartRow, { status, reason }: RefundTold) => ({
  part,
  outcome: status === 'done' ? ('done' as const) : ('failed' as const),
  failure: status === 'done' ? null : (reason ?? 'O banco não devolveu este Pix e não disse por quê.'),
  reference: part.refund_id,
});
