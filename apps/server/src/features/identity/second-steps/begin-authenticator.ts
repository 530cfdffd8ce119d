import type { beginAuthenticator as contract } from '@patio/contract/identity/second-steps/begin-authenticator.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { confirmOwner } from '../sessions/public.ts';
import { beginAuthenticatorOf, secretPlace, newTotpSecret, totpAddress } from '../authenticators/public.ts';

export const beginAuthenticator =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { config, database } = deps;
    const owner = await confirmOwner(deps, body.confirmacao, context);
    const secret = newTotpSecret();
    const started = await beginAuthenticatorOf(database, {
      accountId: owner.id,
      secret: seal(config.secretKey, secretPlace(owner.id), secret),
      now: context.now,
    });
    if (!started) fail('authenticator-on');
    const uri = totpAddress(secret, { issuer: config.brand.name, label: owner.email });
    return { segredo: secret, uri };
  };
