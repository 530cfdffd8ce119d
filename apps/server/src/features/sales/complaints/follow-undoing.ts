import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { auctionLocker } from '../../trading/auctions/public.ts';
import { dropUndoing, openUndoing } from '../cancellations/public.ts';
import { complaintReader, type ComplaintRow } from './complaints.store.ts';
import { lastProposal } from './events.store.ts';
import type { Taken } from './taken-step.ts';

/** Steps that may begin or end that a sale is undone. */
const OF_SALE: ReadonlySet<ComplaintStep> = new Set(['undo', 'accept', 'withdraw', 'escalate']);

/** Takes the locks of offer and buyer, which come before that of the complaint, for a step that may touch the sale. */
export async function lockSale(
  transaction: Transaction,
  { code, step }: Pick<Taken, 'code' | 'step'>,
): Promise<void> {
  if (!OF_SALE.has(step)) return;
  const seen = await complaintReader(transaction).find(code);
  if (seen) await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
}

/**
 * Puts a sale before the team that is to be undone: a decision for the buyer who asked for that, or a proposal to undo it that they accept. Takes it
 * back if the buyer withdraws the complaint or has it reviewed. `before`: the complaint as it was. Errors: `complaint-not-now` while another complaint
 * is to undo the sale.
 */
export async function followUndoing(
  transaction: Transaction,
  before: ComplaintRow,
  { step, authorId, at }: Taken,
): Promise<void> {
  const { code: complaint, purchase_code: purchase, offer_code: offerCode, account_id: accountId } = before;
  if (before.undoing && (step === 'withdraw' || step === 'escalate'))
    return dropUndoing(transaction, { complaint, purchase, at });
  const proposedBy = step === 'undo' ? authorId : await proposer(transaction, before, step);
  if (proposedBy === null || before.cancelled) return;
  if (before.undoing_elsewhere) throw new ApiError('complaint-not-now');
  await openUndoing(transaction, { complaint, purchase, offerCode, accountId, proposedBy, at });
}

/** Who proposed to undo the sale that the buyer agrees to now; null: that is not what they do. */
async function proposer(
  transaction: Transaction,
  { code, state }: ComplaintRow,
  step: ComplaintStep,
): Promise<number | null> {
  if (step !== 'accept' || state !== 'proposed') return null;
  const proposal = await lastProposal(transaction, code);
  return proposal?.solution === 'desfazer' ? proposal.author_id : null;
}
