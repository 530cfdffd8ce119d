export { forgetSpentTokensJob } from './forget-spent-tokens.job.ts';
export { lockOwner, waysInto } from './ways-into.store.ts';
