export { insertTermsConsent } from './sign-up.store.ts';
export { signUp } from './sign-up.ts';
export { everyProfile, profileName } from './profile-names.ts';
