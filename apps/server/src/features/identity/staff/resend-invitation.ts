import type { resendInvitation as contract } from '@patio/contract/identity/staff/resend-invitation.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitationByCode, inviteAgain, invitationWriter, limitInvitations } from '../invitations/public.ts';
import { presentInvitation } from './staff.present.ts';

/** Mails an open invitation to the team again, with another link; audited. */
export const resendInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor, now } = context;
    const seen = await invitationByCode(deps.database, params.id);
    if (!seen || seen.staff_role === null) throw new ApiError('invitation-not-found');
    await limitInvitations(deps, seen.email, context);
    return deps.database.transact(async (transaction) => {
      const before = await invitationWriter(transaction).lock(params.id);
      if (!before || before.staff_role === null) throw new ApiError('invitation-not-found');
      if (before.outcome !== null) throw new ApiError('invitation-not-open');
      const { invitation } = await inviteAgain(deps, transaction, before, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'resend-invitation',
        subject: `invitation ${invitation.code}`,
        details: { role: before.staff_role },
        before: { until: isoInstant(before.expires_at) },
        after: { until: isoInstant(invitation.expires_at) },
        at: now,
      });
      return { data: presentInvitation({ ...invitation, staff_role: before.staff_role }, now) };
    });
  };
