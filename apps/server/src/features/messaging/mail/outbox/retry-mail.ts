import type { retryMail as contract } from '@patio/contract/messaging/mail/retry-mail.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { lockMail, reviveMail } from './dead-mails.store.ts';

/** Retries a dead mail; audited. */
export const retryMail =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const outcome = await database.transact(async (transaction) => {
      const mail = await lockMail(transaction, params.id);
      if (!mail) return 'mail-not-found';
      if (mail.dead_at === null || (mail.useless_at !== null && mail.useless_at <= now))
        return 'mail-not-dead';
      await reviveMail(transaction, mail.id, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'retry-mail',
        subject: `mail ${mail.id}`,
        // The recipient is in the mail: the audit row repeats no personal data.
        details: {},
        before: { status: 'dead' },
        after: { status: 'waiting' },
        at: now,
      });
      return null;
    });
    if (outcome !== null) fail(outcome);
  };
