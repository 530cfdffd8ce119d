export { birthFromWire } from './birth.ts';
export { readDocument } from './read-document.ts';
export { insertTermsConsent } from './sign-up.store.ts';
export { signUp } from './sign-up.ts';
export { everyProfile, profileName } from './profile-names.ts';
