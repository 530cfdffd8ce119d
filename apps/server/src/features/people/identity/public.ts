export { forgetIdentityOf } from './forget-identity.ts';
export { latestVerification } from './latest-verification.ts';
export { dropVerification } from './drop-verification.ts';
export { documentFiles, documentType, fits } from './document-file.ts';
