import type { renewRecoveryCodes as contract } from '@patio/contract/identity/second-steps/renew-recovery-codes.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { confirmOwner, holdSession } from '../sessions/public.ts';
import { lockAuthenticator, notifyOwner } from '../authenticators/public.ts';
import { saveNewRecoveryCodes } from './save-new-recovery-codes.ts';

export const renewRecoveryCodes =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const owner = await confirmOwner(deps, body.confirmacao, context);
    return deps.database.transact(async (transaction) => {
      await holdSession(transaction, context.actor, context.now);
      // Locked: a concurrent sign-in with an old code finishes before, or finds it gone.
      const app = await lockAuthenticator(transaction, owner.id);
      if (!app || app.confirmed_at === null) return fail('authenticator-off');
      const codigos = await saveNewRecoveryCodes(transaction, deps, owner.id);
      await notifyOwner(transaction, deps, owner, { kind: 'codes-renewed' }, context);
      return { codigos };
    });
  };
