import type { Queries } from '../../platform/db/database.ts';
import { proposalReader } from './proposals.store.ts';

export { lapseProposalsJob, refuseProposalsJob } from './end-proposals.job.ts';
export { expireProposalsJob } from './expire-proposals.job.ts';
export { ownProposals } from './own-proposals.ts';
export { rejectOpenProposals } from './reject-open-proposals.ts';
export { withdrawOpenProposal } from './withdraw-open-proposal.ts';

/** The code of the offer on which somebody made a proposal; null when it is not his. */
export async function offerOfProposal(
  queries: Queries,
  code: number,
  accountId: number,
): Promise<number | null> {
  const row = await proposalReader(queries).find(code);
  return row?.account_id === accountId ? row.offer_code : null;
}
