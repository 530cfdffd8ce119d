export { openInterestToken, readInterestToken } from './interest-token.ts';
export { tidyInterestTokensJob } from './tidy-interest-tokens.job.ts';
