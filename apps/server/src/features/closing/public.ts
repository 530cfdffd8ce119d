export { closeDueAuctions } from './close-due-auctions.ts';
export { closeDueAuctionsJob } from './close-due-auctions.job.ts';
