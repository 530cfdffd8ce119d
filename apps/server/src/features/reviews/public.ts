export { checkBiddingJob } from './check-bidding.job.ts';
export { hasOpenFlags } from './flags.store.ts';
export { forgetTracesJob } from './forget-traces.job.ts';
