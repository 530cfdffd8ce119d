/** Passkeys of one account at most. */
export const MOST_PASSKEYS = 10;

/** Signatures that are taken, the first the most expensive: ES256, EdDSA, RS256 (COSE). */
export const ALGORITHMS = [-7, -8, -257];
