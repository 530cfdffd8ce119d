const PREFIX = 'patio.participante.';

/** Remembers under which pseudonym the user bids on an offer, for as long as the browser is open. */
export function rememberPseudonym(code: number, pseudonym: string): void {
  sessionStorage.setItem(PREFIX + code, pseudonym);
}

/** The user's pseudonym on an offer, or null when it is not known here. */
export function ownPseudonym(code: number): string | null {
  return sessionStorage.getItem(PREFIX + code);
}

/** Forgets all pseudonyms, at the end of a session. */
export function forgetPseudonyms(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}
