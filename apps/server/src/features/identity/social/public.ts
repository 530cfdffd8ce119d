export { forgetSpentTokensJob } from './forget-spent-tokens.job.ts';
export { lockOwner, waysInto } from './identities/ways-into.store.ts';
