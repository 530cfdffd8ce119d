/** A user of the house who may belong to a team. */
export interface TeamCandidate {
  readonly id: number;
  readonly role: 'sales' | 'content' | 'administrator' | null;
  /** Blocked or erased: they can do nothing. */
  readonly away: boolean;
}

/** Whether a user can be notified to act on deals: the back office lets sales and administrators do so. */
export function canSell({ role, away }: TeamCandidate): boolean {
  return !away && (role === 'sales' || role === 'administrator');
}

/**
 * Who of the house is notified of an offer: those of its category's own team who still can sell; without any, everyone of sales (decision
 * 0070). Nobody at all: empty, and the address of the house is written to.
 */
export function sellingTeam(own: readonly TeamCandidate[], everybody: readonly TeamCandidate[]): number[] {
  const team = own.filter(canSell);
  const chosen = team.length > 0 ? team : everybody.filter((one) => one.role === 'sales' && canSell(one));
  return chosen.map(({ id }) => id).toSorted((one, other) => one - other);
}
