export { closeDueAuctionsJob } from './close-due-auctions.job.ts';
export { expireConditionalSalesJob } from './expire-conditional-sales.job.ts';
export { settleConditional } from './settle-conditional.ts';
