import type { confirmEmail as contract } from '@patio/contract/identity/email-confirmations/confirm-email.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accountIn, isConfirmation } from './confirmation-token.ts';
import { recordConfirmed, mailboxOf } from './confirmations.store.ts';

/** The page asks for confirmation first, so that opening a link does not confirm an account that another user created (decision 0053). */
export const confirmEmail =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ body: { token }, fail }, { now }) => {
    const accountId = accountIn(token);
    const mailbox = accountId === null ? undefined : await mailboxOf(database, accountId);
    if (!mailbox) return fail('confirmation-link-dead');
    const { id, email } = mailbox;
    if (!isConfirmation(config, token, { accountId: id, email, now })) return fail('confirmation-link-dead');
    await recordConfirmed(database, { accountId: id, email, now });
    return { data: { confirmado: true } };
  };
