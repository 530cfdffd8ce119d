import type { resendStoreInvitation as contract } from '@patio/contract/stores/members/resend-store-invitation.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { inviteAgain, invitationWriter, limitInvitations } from '../../identity/invitations/public.ts';
import { presentStoreInvitation } from './members.present.ts';
import { storeOfInvitation } from './store-of-invitation.ts';

/** Mails an open invitation to a user of a store again, with another link; audited. */
export const resendStoreInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor, now } = context;
    const { partnerId, email } = await storeOfInvitation(deps.database, actor, params.id);
    await limitInvitations(deps, email, context);
    return deps.database.transact(async (transaction) => {
      const before = await invitationWriter(transaction).lock(params.id);
      if (!before) throw new ApiError('invitation-not-found');
      if (before.outcome !== null) throw new ApiError('invitation-not-open');
      const { invitation } = await inviteAgain(deps, transaction, before, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'resend-store-invitation',
        subject: `partner ${partnerId}`,
        details: { invitation: invitation.code },
        before: { until: isoInstant(before.expires_at) },
        after: { until: isoInstant(invitation.expires_at) },
        at: now,
      });
      return { data: presentStoreInvitation(invitation, now) };
    });
  };
