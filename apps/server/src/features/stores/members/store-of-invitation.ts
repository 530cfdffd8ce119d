import type { Queries } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { invitationByCode } from '../../identity/invitations/public.ts';
import { requireManager } from './manages-members.ts';

/** The store and the address of an invitation that a user manages. Errors: `invitation-not-found`, `store-owner-only`. */
export async function storeOfInvitation(
  queries: Queries,
  actor: Actor,
  code: number,
): Promise<{ readonly partnerId: number; readonly email: string }> {
  const seen = await invitationByCode(queries, code);
  const partnerId = seen?.partner_id ?? null;
  if (!seen || partnerId === null || !mayReachStore(actor, partnerId))
    throw new ApiError('invitation-not-found');
  await requireManager(queries, actor, partnerId);
  return { partnerId, email: seen.email };
}
