import type { StaffRole } from '../../staff/staff-role.ts';

/** How long the link of an invitation opens. */
export const INVITATION_MS = 72 * 3_600_000;

/** The account of an invited address, if there is one. */
export interface InvitedAccount {
  readonly role: StaffRole | null;
  readonly ofStore: boolean;
  readonly isEmployee: boolean;
  readonly blocked: boolean;
  /** Its owner asked for its deletion, or it is gone. */
  readonly leaving: boolean;
}

export type InvitedAs = 'staff' | 'store' | 'employee';

export type InvitationRefusal =
  | 'invitation-of-staff'
  | 'invitation-of-store'
  | 'invitation-of-employee'
  | 'invitation-of-account'
  | 'invitation-of-blocked'
  | 'invitation-of-leaving';

/**
 * Why the user of an address cannot be invited, or can no longer accept; null: they can. A user works in one place: for the house, a store
 * or a company. Employees get an account of their own, because the profile of an account never changes.
 */
export function invitationRefusal(account: InvitedAccount | null, as: InvitedAs): InvitationRefusal | null {
  if (account === null) return null;
  if (account.role !== null) return 'invitation-of-staff';
  if (account.ofStore) return 'invitation-of-store';
  if (account.isEmployee) return 'invitation-of-employee';
  if (account.blocked) return 'invitation-of-blocked';
  if (account.leaving) return 'invitation-of-leaving';
  return as === 'employee' ? 'invitation-of-account' : null;
}

/** An invitation as it stands. Instants in epoch milliseconds. */
export interface InvitationState {
  readonly outcome: 'accepted' | 'cancelled' | 'replaced' | null;
  readonly expiresAt: number;
}

export type DeadInvitation = 'invitation-accepted' | 'invitation-cancelled' | 'invitation-expired';

/** Why the link of an invitation opens nothing; null: it does. */
export function deadInvitation({ outcome, expiresAt }: InvitationState, now: number): DeadInvitation | null {
  if (outcome === 'accepted') return 'invitation-accepted';
  if (outcome !== null) return 'invitation-cancelled';
  return expiresAt <= now ? 'invitation-expired' : null;
}
