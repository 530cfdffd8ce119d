import type { sendConfirmationCode as contract } from '@patio/contract/identity/second-steps/send-confirmation-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownAccount, sendAccessCode } from '../sessions/public.ts';

export const sendConfirmationCode =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, context) => {
    const account = await ownAccount(deps.database, context.actor.accountId);
    if (!account) return fail('not-signed-in');
    await sendAccessCode(deps, account, context, 'change');
  };
