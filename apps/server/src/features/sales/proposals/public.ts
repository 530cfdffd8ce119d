export { lapseProposalsJob, refuseProposalsJob } from './ending/end-proposals.job.ts';
export { expireProposalsJob } from './ending/expire-proposals.job.ts';
export type { StoredStatus } from './proposal-row.ts';
export { situationOf } from './situation-of.ts';
export { ownProposals } from './own-proposals.ts';
export { postponeProposals } from './ending/postpone-proposals.ts';
export { rejectOpenProposals } from './ending/reject-open-proposals.ts';
