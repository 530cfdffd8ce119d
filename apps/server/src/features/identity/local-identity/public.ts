export { localFacebook, localGoogle } from './local-addresses.ts';
export { localIdentityRoutes } from './local-identity-routes.ts';
export { subjectOf } from './local-person.ts';
