export { lapseProposalsJob, refuseProposalsJob } from './end-proposals.job.ts';
export { expireProposalsJob } from './expire-proposals.job.ts';
export { ownProposals } from './own-proposals.ts';
export { rejectOpenProposals } from './reject-open-proposals.ts';
