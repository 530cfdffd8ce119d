export { createFacebookTokens, type FacebookTokens } from './facebook-tokens.ts';
export { createGoogleSigner, type GoogleSigner } from './google-signer.ts';
export { localFacebook, localGoogle } from './local-addresses.ts';
export { localIdentityRoutes } from './local-identity-routes.ts';
export { subjectOf } from './local-person.ts';
