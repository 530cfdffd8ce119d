/** Maximum of passkeys per account. */
export const MOST_PASSKEYS = 10;

/** Accepted signature algorithms, most preferred first: ES256, EdDSA, RS256 (COSE). */
export const ALGORITHMS = [-7, -8, -257];
