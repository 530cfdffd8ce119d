export { expireSecondChancesJob } from './expire-second-chances.job.ts';
export { openSecondChances } from './open-second-chances.ts';
