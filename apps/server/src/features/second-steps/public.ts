export { forgiveWrongCodes, hasAuthenticator } from './authenticator.store.ts';
export { checkAuthenticator } from './check-authenticator.ts';
export { secretPlace } from './secret-place.ts';
export { tellOwner } from './tell-owner.ts';
