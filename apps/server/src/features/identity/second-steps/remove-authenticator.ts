import type { removeAuthenticator as contract } from '@patio/contract/identity/second-steps/remove-authenticator.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { confirmOwner, holdSession } from '../sessions/public.ts';
import { removeAuthenticatorOf, removeRecoveryCodes, notifyOwner } from '../authenticators/public.ts';
import { secondStepsOf } from './second-steps-of.ts';

export const removeAuthenticator =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const owner = await confirmOwner(deps, body.confirmacao, context);
    return deps.database.transact(async (transaction) => {
      await holdSession(transaction, context.actor, context.now);
      if (!(await removeAuthenticatorOf(transaction, owner.id))) fail('authenticator-off');
      await removeRecoveryCodes(transaction, owner.id);
      await notifyOwner(transaction, deps, owner, { kind: 'app-off' }, context);
      return secondStepsOf(transaction, deps, context.actor);
    });
  };
