import { linkIdentity as linkContract } from '@patio/contract/identity/social/link-identity.ts';
import { listIdentities as identitiesContract } from '@patio/contract/identity/social/list-identities.ts';
import { listSocialProviders as providersContract } from '@patio/contract/identity/social/list-social-providers.ts';
import { requestCodeFacebook as codeFacebookContract } from '@patio/contract/identity/social/request-code-facebook.ts';
import { requestCodeGoogle as codeGoogleContract } from '@patio/contract/identity/social/request-code-google.ts';
import { signInFacebook as signInFacebookContract } from '@patio/contract/identity/social/sign-in-facebook.ts';
import { signInGoogle as signInGoogleContract } from '@patio/contract/identity/social/sign-in-google.ts';
import { signUpFacebook as signUpFacebookContract } from '@patio/contract/identity/social/sign-up-facebook.ts';
import { signUpGoogle as signUpGoogleContract } from '@patio/contract/identity/social/sign-up-google.ts';
import { unlinkIdentity as unlinkContract } from '@patio/contract/identity/social/unlink-identity.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { linkIdentity } from './identities/link-identity.ts';
import { listIdentities } from './identities/list-identities.ts';
import { listSocialProviders } from './list-social-providers.ts';
import type { SocialDeps } from './prove-identity.ts';
import { requestCodeFacebook } from './facebook/request-code-facebook.ts';
import { requestCodeGoogle } from './google/request-code-google.ts';
import { signInFacebook } from './facebook/sign-in-facebook.ts';
import { signInGoogle } from './google/sign-in-google.ts';
import { signUpFacebook } from './facebook/sign-up-facebook.ts';
import { signUpGoogle } from './google/sign-up-google.ts';
import { socialProviders } from './social-providers.ts';
import { unlinkIdentity } from './identities/unlink-identity.ts';

export function socialRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const social: SocialDeps = { ...deps, providers: socialProviders(deps.config) };
  serve(app, providersContract)(listSocialProviders(deps.config));
  serve(app, signInGoogleContract, { work: 'sign-in' })(signInGoogle(social));
  serve(app, signInFacebookContract, { work: 'sign-in' })(signInFacebook(social));
  serve(app, signUpGoogleContract, { work: 'sign-in' })(signUpGoogle(social));
  serve(app, signUpFacebookContract, { work: 'sign-in' })(signUpFacebook(social));
  serve(app, codeGoogleContract, { work: 'sign-in' })(requestCodeGoogle(social));
  serve(app, codeFacebookContract, { work: 'sign-in' })(requestCodeFacebook(social));
  serve(app, identitiesContract)(listIdentities(deps));
  serve(app, linkContract, { work: 'sign-in' })(linkIdentity(social));
  serve(app, unlinkContract)(unlinkIdentity(deps));
}
