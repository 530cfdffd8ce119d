/** A user and an offer, by their codes. */
export interface Place {
  readonly userCode: number;
  readonly offerCode: number;
}

/** Remembers under which pseudonym a user bids on an offer, until the browser is closed or he signs out. */
export function rememberPseudonym(place: Place, pseudonym: string): void {
  sessionStorage.setItem(nameOf(place), pseudonym);
}

/** The user's pseudonym on an offer, or null when it is not known here. */
export function ownPseudonym(place: Place): string | null {
  return sessionStorage.getItem(nameOf(place));
}

function nameOf({ userCode, offerCode }: Place): string {
  return `patio.participante.${userCode}.${offerCode}`;
}
