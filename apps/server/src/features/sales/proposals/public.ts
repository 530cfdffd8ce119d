export { lapseProposalsJob, refuseProposalsJob } from './ending/end-proposals.job.ts';
export { expireProposalsJob } from './ending/expire-proposals.job.ts';
export { ownProposals } from './own-proposals.ts';
export { rejectOpenProposals } from './ending/reject-open-proposals.ts';
