import type { cancelEmployeeInvitation as contract } from '@patio/contract/people/employees/cancel-employee-invitation.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitationWriter } from '../../identity/invitations/public.ts';

/** Cancels an open invitation to an employee; audited. */
export const cancelEmployeeInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const writer = invitationWriter(transaction);
      const invitation = await writer.lock(params.id);
      if (!invitation || invitation.employer_id === null) throw new ApiError('invitation-not-found');
      if (invitation.outcome !== null) throw new ApiError('invitation-not-open');
      await writer.end(invitation.code, 'cancelled', now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-employee-invitation',
        subject: `account ${invitation.employer_id}`,
        details: { invitation: invitation.code },
        before: { invited: true },
        after: { invited: false },
        at: now,
      });
    });
  };
