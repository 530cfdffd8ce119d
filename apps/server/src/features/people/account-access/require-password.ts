import type { requirePassword as contract } from '@patio/contract/people/account-access/require-password.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accountMarks } from '../../identity/account-records/public.ts';
import { endMailedWaysIn, endSessions } from '../../identity/sessions/public.ts';
import { removeDevices } from '../../messaging/alerts/public.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { lockPasswordOwner } from './password-owner.store.ts';

/** Makes the owner of an account set a new password, and ends its sessions; they are mailed why, and it is audited. */
export const requirePassword =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor, now: at }) => {
    const { brand, publicUrl } = deps.config;
    await deps.database.transact(async (transaction) => {
      const owner = await lockPasswordOwner(transaction, accountId);
      if (!owner) throw new ApiError('user-not-found');
      if (owner.is_staff && actor.staffRole !== 'administrator') throw new ApiError('account-of-staff');
      if (!owner.has_password) throw new ApiError('account-without-password');
      if (owner.must_change_password) return;
      await accountMarks(transaction).newPasswordDue(accountId);
      await endSessions(transaction, accountId, at);
      await endMailedWaysIn(transaction, accountId, at);
      await removeDevices(transaction, accountId, null);
      const { name, email } = owner;
      const mail = { brand, idiom: owner.idiom ?? 'PTBR', name, reason, address: `${publicUrl}/auth/` };
      await enqueueMail(transaction, { to: email, ...messages.passwordRequired(mail), now: at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'require-password',
        subject: `account ${accountId}`,
        details: { reason },
        before: { newPassword: false },
        after: { newPassword: true },
        at,
      });
      // Its event streams check at once whether their sessions are alive.
      transaction.afterCommit(() => deps.live.publishNotice(accountId));
    });
  };
