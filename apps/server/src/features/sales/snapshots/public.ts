export { fillSnapshotsJob } from './fill-snapshots.job.ts';
export { forgetOldBuyers } from './forget-buyers.store.ts';
export { findSnapshot } from './snapshots.store.ts';
export { takeSnapshot } from './take-snapshot.ts';
