import { deadInvitation, invitationRefusal } from '@patio/domain/identity/staff/invitation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { factsOf, invitedAccount } from './invited-accounts.store.ts';
import { invitationWriter, type InvitationRow, type NewInvitation } from './invitations.store.ts';
import { mailInvitation, newLink, type NewLink } from './send-invitation.ts';

export interface Invited {
  readonly invitation: InvitationRow;
  readonly link: NewLink;
}

/**
 * Writes an invitation and mails its link, in the transaction of the action. One that has expired gives way to it. Errors:
 * `invitation-open`, and those of `invitationRefusal`.
 */
export async function invite(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  given: NewInvitation,
  now: number,
): Promise<Invited> {
  const writer = invitationWriter(transaction);
  const before = await writer.lockOpenTo(given.email);
  if (before && deadInvitation({ outcome: null, expiresAt: before.expires_at }, now) === null)
    throw new ApiError('invitation-open');
  await refuseUnfit(transaction, given);
  if (before) await writer.end(before.code, 'replaced', now);
  const link = newLink(now);
  const code = await writer.insert(given, link);
  const invitation = code === null ? undefined : await writer.lock(code);
  if (!invitation) throw new ApiError('invitation-open');
  await mailInvitation(deps, transaction, invitation, link);
  return { invitation, link };
}

/** Mails an open invitation again, with another link. Errors: those of `invitationRefusal`. */
export async function inviteAgain(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  invitation: InvitationRow,
  now: number,
): Promise<Invited> {
  await refuseUnfit(transaction, {
    email: invitation.email,
    employerId: invitation.employer_id,
    partnerId: invitation.partner_id,
  });
  const link = newLink(now);
  await invitationWriter(transaction).renew(invitation.code, link);
  await mailInvitation(deps, transaction, invitation, link);
  return { invitation: { ...invitation, sent_at: link.at, expires_at: link.expiresAt }, link };
}

async function refuseUnfit(
  transaction: Transaction,
  { email, employerId, partnerId }: Pick<NewInvitation, 'email' | 'employerId' | 'partnerId'>,
): Promise<void> {
  const as = employerId !== null ? 'employee' : partnerId !== null ? 'store' : 'staff';
  const refusal = invitationRefusal(factsOf(await invitedAccount(transaction, email)), as);
  if (refusal !== null) throw new ApiError(refusal);
}
