export { removeUnconfirmedJob } from './remove-unconfirmed.job.ts';
