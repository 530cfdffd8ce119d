import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact, UndoingAnswer } from '../purchase-events/public.ts';
import { complaintReader } from './complaints.store.ts';
import { moveComplaint } from './move-complaint.ts';

/** What another user decided about undoing the sale ends the complaint, or brings it back to who answers. */
export async function takeUndoingAnswer(
  deps: ServerDeps,
  transaction: Transaction,
  { complaint: code, approved, reason, at }: UndoingAnswer,
): Promise<void> {
  await moveComplaint(deps, transaction, {
    code,
    step: approved ? 'undone' : 'kept',
    taker: { kind: 'clock' },
    side: 'system',
    authorId: null,
    text: reason ?? '',
    files: [],
    version: null,
    at,
  });
}

/** A sale that was to be undone ended otherwise: what the complaint wanted has happened, and nothing of it waits any more. */
export async function endOvertakenUndoing(
  deps: ServerDeps,
  transaction: Transaction,
  { code: purchase, at }: PurchaseFact,
): Promise<void> {
  const complaint = await complaintReader(transaction).undoingOf(purchase);
  if (complaint === undefined) return;
  await takeUndoingAnswer(deps, transaction, { complaint, approved: true, reason: null, at });
}
