export { expireSecondChancesJob } from './expire-second-chances.job.ts';
export { openSecondChances } from './open-second-chances.ts';
export { secondChanceWriter } from './second-chances.store.ts';
