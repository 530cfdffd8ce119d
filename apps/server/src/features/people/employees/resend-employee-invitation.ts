import type { resendEmployeeInvitation as contract } from '@patio/contract/people/employees/resend-employee-invitation.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  invitationByCode,
  inviteAgain,
  invitationWriter,
  limitInvitations,
} from '../../identity/invitations/public.ts';
import { presentEmployeeInvitation } from './employees.present.ts';
import { requireEmployer } from './invite-employee.ts';

/** Mails an open invitation to an employee again, with another link; audited. */
export const resendEmployeeInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor, now } = context;
    const seen = await invitationByCode(deps.database, params.id);
    const employerId = seen?.employer_id ?? null;
    if (!seen || employerId === null) throw new ApiError('invitation-not-found');
    await limitInvitations(deps, seen.email, context);
    return deps.database.transact(async (transaction) => {
      await requireEmployer(transaction, employerId);
      const before = await invitationWriter(transaction).lock(params.id);
      if (!before) throw new ApiError('invitation-not-found');
      if (before.outcome !== null) throw new ApiError('invitation-not-open');
      const { invitation } = await inviteAgain(deps, transaction, before, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'resend-employee-invitation',
        subject: `account ${employerId}`,
        details: { invitation: invitation.code },
        before: { until: isoInstant(before.expires_at) },
        after: { until: isoInstant(invitation.expires_at) },
        at: now,
      });
      return { data: presentEmployeeInvitation(invitation, now) };
    });
  };
