import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UndoingAnswer } from '../purchase-events/public.ts';
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
