export { endTakenWorkJob } from './end-taken-work.job.ts';
export { deskCounts } from './desk.store.ts';
