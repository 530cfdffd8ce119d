import type { requestCodeGoogle as contract } from '@patio/contract/identity/social/request-code-google.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { SocialDeps } from '../prove-identity.ts';
import { requestCodeSocially } from '../request-code-socially.ts';

export const requestCodeGoogle =
  (deps: SocialDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    await requestCodeSocially(deps, 'google', body, context);
  };
