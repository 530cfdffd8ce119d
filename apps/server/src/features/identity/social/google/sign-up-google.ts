import type { signUpGoogle as contract } from '@patio/contract/identity/social/sign-up-google.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { SocialDeps } from '../prove-identity.ts';
import { signUpSocially } from '../sign-up-socially.ts';

export const signUpGoogle =
  (deps: SocialDeps): Handler<typeof contract> =>
  async ({ body }, context) => ({ data: await signUpSocially(deps, 'google', body, context) });
