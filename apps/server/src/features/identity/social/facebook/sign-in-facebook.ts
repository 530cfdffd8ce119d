import type { signInFacebook as contract } from '@patio/contract/identity/social/sign-in-facebook.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { SocialDeps } from '../prove-identity.ts';
import { signInSocially } from '../sign-in-socially.ts';

export const signInFacebook =
  (deps: SocialDeps): Handler<typeof contract> =>
  ({ body }, context) =>
    signInSocially(deps, 'facebook', body, context);
