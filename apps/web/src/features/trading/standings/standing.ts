/** A user and an offer, by their codes. */
export interface Place {
  readonly userCode: number;
  readonly offerCode: number;
}

/** The signed-in user's position on an offer; null when they have no bid on it. */
export type Standing = 'leads' | 'overtaken' | null;

/** The position of a user who bids under a pseudonym, given the leader's pseudonym (null: no leader). */
export function standingOf(own: string | null, leader: string | null): Standing {
  if (own === null || leader === null) return null;
  return own === leader ? 'leads' : 'overtaken';
}
