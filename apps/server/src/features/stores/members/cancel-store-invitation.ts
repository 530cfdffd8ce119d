import type { cancelStoreInvitation as contract } from '@patio/contract/stores/members/cancel-store-invitation.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitationWriter } from '../../identity/invitations/public.ts';
import { storeOfInvitation } from './store-of-invitation.ts';

/** Cancels an open invitation to a user of a store; audited. */
export const cancelStoreInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    const { partnerId } = await storeOfInvitation(deps.database, actor, params.id);
    await deps.database.transact(async (transaction) => {
      const writer = invitationWriter(transaction);
      const invitation = await writer.lock(params.id);
      if (!invitation) throw new ApiError('invitation-not-found');
      if (invitation.outcome !== null) throw new ApiError('invitation-not-open');
      await writer.end(invitation.code, 'cancelled', now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-store-invitation',
        subject: `partner ${partnerId}`,
        details: { invitation: invitation.code },
        before: { invited: true },
        after: { invited: false },
        at: now,
      });
    });
  };
