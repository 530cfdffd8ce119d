export { openSignUpToken, readSignUpToken } from './sign-up-token.ts';
export { cleanUpSignUpTokensJob } from './clean-up-sign-up-tokens.job.ts';
