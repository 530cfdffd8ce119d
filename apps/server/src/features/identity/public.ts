export { forgetIdentityOf } from './forget-identity.ts';
export { latestVerification } from './latest-verification.ts';
