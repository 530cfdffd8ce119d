import { deadInvitation, invitationRefusal } from '@patio/domain/identity/staff/invitation.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { hashOf, isSecret } from '../sessions/public.ts';
import { factsOf, type InvitedRow } from './invited-accounts.store.ts';
import type { InvitationRow } from './invitations.store.ts';

/** The stored form of the token of a link. Errors: `invitation-link-wrong`. */
export function hashOfLink(token: string): Buffer {
  if (!isSecret(token)) throw new ApiError('invitation-link-wrong');
  return hashOf(token);
}

/** The invitation, if its link still opens it. Errors: `invitation-link-wrong`, and those of `deadInvitation`. */
export function aliveInvitation(row: InvitationRow | undefined, now: number): InvitationRow {
  if (!row) throw new ApiError('invitation-link-wrong');
  const dead = deadInvitation({ outcome: row.outcome, expiresAt: row.expires_at }, now);
  if (dead !== null) throw new ApiError(dead);
  return row;
}

/** Refuses an address whose user can no longer accept. Errors: those of `invitationRefusal`. */
export function refuseAccepting(
  { staff_role: role, partner_id: partnerId }: InvitationRow,
  account: InvitedRow | undefined,
): void {
  const as = role !== null ? 'staff' : partnerId !== null ? 'store' : 'employee';
  const refusal = invitationRefusal(factsOf(account), as);
  if (refusal !== null) throw new ApiError(refusal);
}
