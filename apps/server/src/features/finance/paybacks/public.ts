export { refuseOpenPayback } from './refuse-open-payback.ts';
export { paybackJobs } from './send-refunds.job.ts';
