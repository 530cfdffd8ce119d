export { applyAccessChangesJob } from './apply-access-changes.job.ts';
