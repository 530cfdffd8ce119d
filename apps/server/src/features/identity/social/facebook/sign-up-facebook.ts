import type { signUpFacebook as contract } from '@patio/contract/identity/social/sign-up-facebook.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { SocialDeps } from '../prove-identity.ts';
import { signUpSocially } from '../sign-up-socially.ts';

export const signUpFacebook =
  (deps: SocialDeps): Handler<typeof contract> =>
  async ({ body }, context) => ({ data: await signUpSocially(deps, 'facebook', body, context) });
