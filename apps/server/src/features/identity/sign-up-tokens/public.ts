export { openSignUpToken, readSignUpToken } from './sign-up-token.ts';
export { tidySignUpTokensJob } from './tidy-sign-up-tokens.job.ts';
