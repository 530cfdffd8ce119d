export { knownTxids } from './pix-charges.store.ts';
export { reviewPix } from './review-pix.ts';
export { pixJobs } from './pix.jobs.ts';
export type { PixDeps } from './pix-deps.ts';
