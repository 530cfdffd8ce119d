export { deviceMarks, type DeviceMarks } from './device-marks.ts';
export { checkBiddingJob } from './check-bidding.job.ts';
export { hasOpenFlags, type FlagKind } from './flags.store.ts';
export { FLAG_KINDS } from './reviews.present.ts';
export { forgetTracesJob } from './forget-traces.job.ts';
export { saveTraces } from './traces.store.ts';
