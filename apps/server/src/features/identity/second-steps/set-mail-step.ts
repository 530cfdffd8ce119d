import type { setMailStep as contract } from '@patio/contract/identity/second-steps/set-mail-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { confirmOwner, holdSession } from '../sessions/public.ts';
import { setMailStepOf } from './mail-step.store.ts';
import { secondStepsOf } from './second-steps-of.ts';
import { notifyOwner } from '../authenticators/public.ts';

export const setMailStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const owner = await confirmOwner(deps, body.confirmacao, context);
    return deps.database.transact(async (transaction) => {
      await holdSession(transaction, context.actor, context.now);
      if (await setMailStepOf(transaction, owner.id, body.ativo)) {
        await notifyOwner(transaction, deps, owner, { kind: body.ativo ? 'email-on' : 'email-off' }, context);
      }
      return secondStepsOf(transaction, deps, context.actor);
    });
  };
