export { insertTermsConsent } from './sign-up.store.ts';
export { everyProfile, profileName } from './profile-names.ts';
