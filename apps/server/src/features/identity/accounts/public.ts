export { accountOpened, documentGiven } from './account-events.ts';
export { birthFromWire, birthToWire } from './sign-up/birth.ts';
export { readDocument } from './sign-up/read-document.ts';
export { insertTermsConsent } from './sign-up/sign-up.store.ts';
export { signUp } from './sign-up/sign-up.ts';
export { everyProfile, profileName } from './profile-names.ts';
export { SEARCHED_ACCOUNT } from './searched-account.ts';
