import { INVITATION_MS } from '@patio/domain/identity/staff/invitation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { hashOf, newSecret } from '../sessions/public.ts';
import type { InvitationRow, SentLink } from './invitations.store.ts';

/** A new link, and the secret that it contains. */
export interface NewLink extends SentLink {
  readonly token: string;
}

/** Makes the link of an invitation that is sent now (epoch milliseconds UTC). */
export function newLink(now: number): NewLink {
  const token = newSecret();
  return { token, tokenHash: hashOf(token), at: now, expiresAt: now + INVITATION_MS };
}

/** The address of a link. The secret is in its fragment, which browsers send to no server. */
export function linkAddress({ publicUrl }: ServerDeps['config'], token: string): string {
  return `${publicUrl}/painel/convite#${token}`;
}

/** Mails an invitation with its link, in its language. */
export async function mailInvitation(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  invitation: Pick<
    InvitationRow,
    'email' | 'name' | 'staff_role' | 'employer' | 'store' | 'inviter' | 'idiom'
  >,
  link: NewLink,
): Promise<void> {
  const { email, name, staff_role: role, employer, store, inviter, idiom } = invitation;
  const content = messages.workInvitation({
    brand: config.brand,
    idiom,
    name,
    to:
      role !== null
        ? { as: 'staff', role }
        : store !== null
          ? { as: 'store', store }
          : { as: 'employee', company: employer ?? '' },
    inviter,
    address: linkAddress(config, link.token),
    hours: INVITATION_MS / 3_600_000,
  });
  await enqueueMail(transaction, { to: email, ...content, uselessAt: link.expiresAt, now: link.at });
}
