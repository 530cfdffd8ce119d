import type { resetSession as contract } from '@patio/contract/identity/sessions/reset-session.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { userOf } from '../account.store.ts';
import { openSession } from '../open-session.ts';
import { usePasswordLink } from './password.store.ts';
import { hashOf, isSecret } from '../secrets.ts';
import { presentUser } from '../sessions.present.ts';

export const resetSession =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ body }, context) =>
    deps.database.transact(async (transaction) => {
      const accountId = isSecret(body.token)
        ? await usePasswordLink(transaction, hashOf(body.token), context.now)
        : null;
      const user = accountId === null ? undefined : await userOf(transaction, accountId);
      if (!user) throw new ApiError('password-link-dead');
      const token = await openSession(transaction, deps, context, {
        accountId: user.id,
        restricted: true,
        byLink: true,
      });
      return presentUser(user, token, true);
    });
