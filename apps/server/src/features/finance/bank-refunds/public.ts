export { bankRefundJobs } from './find-bank-refunds.job.ts';
