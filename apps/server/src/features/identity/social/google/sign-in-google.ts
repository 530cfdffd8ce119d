import type { signInGoogle as contract } from '@patio/contract/identity/social/sign-in-google.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { SocialDeps } from '../prove-identity.ts';
import { signInSocially } from '../sign-in-socially.ts';

export const signInGoogle =
  (deps: SocialDeps): Handler<typeof contract> =>
  ({ body }, context) =>
    signInSocially(deps, 'google', body, context);
