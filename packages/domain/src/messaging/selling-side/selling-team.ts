import type { StaffRole } from '../../staff/staff-role.ts';

/** A user of the house who may belong to a team. */
export interface TeamCandidate {
  readonly id: number;
  readonly role: StaffRole | null;
  /** Blocked or erased: they can do nothing. */
  readonly away: boolean;
}

/** Whether a user can be notified to act on deals: only sales and administrators can in the back office. */
export function canSell({ role, away }: TeamCandidate): boolean {
  return !away && (role === 'sales' || role === 'administrator');
}

/**
 * The staff who are notified of an offer: those of its category's team who can still sell; without any, everyone in sales (decision 0070).
 * If there is nobody: empty, and the house's address is used.
 */
export function sellingTeam(own: readonly TeamCandidate[], everybody: readonly TeamCandidate[]): number[] {
  const team = own.filter(canSell);
  const chosen = team.length > 0 ? team : everybody.filter((one) => one.role === 'sales' && canSell(one));
  return chosen.map(({ id }) => id).toSorted((one, other) => one - other);
}
