export { applyAccessChangesJob } from './apply-access-changes.job.ts';
export { beginAccessChange } from './begin-access-change.ts';
export { limitAccessChanges } from './limit-access-changes.ts';
