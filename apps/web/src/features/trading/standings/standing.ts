/** A user and an offer, by their codes. */
export interface Place {
  readonly userCode: number;
  readonly offerCode: number;
}

/** How the signed-in user stands on an offer; null when they have no bid on it. */
export type Standing = 'leads' | 'overtaken' | null;

/** How a user stands who bids under a pseudonym, where a user (null: nobody) leads. */
export function standingOf(own: string | null, leader: string | null): Standing {
  if (own === null || leader === null) return null;
  return own === leader ? 'leads' : 'overtaken';
}
