import type { cancelInvitation as contract } from '@patio/contract/identity/staff/cancel-invitation.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitationWriter } from '../invitations/public.ts';

/** Cancels an open invitation to the team; audited. */
export const cancelInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const writer = invitationWriter(transaction);
      const invitation = await writer.lock(params.id);
      if (!invitation || invitation.staff_role === null) throw new ApiError('invitation-not-found');
      if (invitation.outcome !== null) throw new ApiError('invitation-not-open');
      await writer.end(invitation.code, 'cancelled', now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-invitation',
        subject: `invitation ${invitation.code}`,
        details: { role: invitation.staff_role },
        before: { invited: true },
        after: { invited: false },
        at: now,
      });
    });
  };
