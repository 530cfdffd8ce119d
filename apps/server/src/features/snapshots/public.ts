export { fillSnapshotsJob } from './fill-snapshots.job.ts';
export { takeSnapshot } from './take-snapshot.ts';
