export { forgiveWrongCodes, hasAuthenticator } from './authenticator.store.ts';
export { checkAuthenticator } from './check-authenticator.ts';
export { tellOwner } from './tell-owner.ts';
