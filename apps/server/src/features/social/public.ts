export { forgetSpentTokensJob } from './forget-spent-tokens.job.ts';
