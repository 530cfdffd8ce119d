/** What cookies and browser storage are for, as the privacy policy names it (PRIV-12). */
export const CONSENT_KINDS = ['necessary', 'performance', 'functionality', 'advertising'] as const;

export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The kinds that require consent. */
export const OPTIONAL_KINDS = ['performance', 'functionality', 'advertising'] as const;

export type OptionalKind = (typeof OPTIONAL_KINDS)[number];

/** The versions of the policies that users could answer to, each named by the date it took effect; oldest first. */
export const POLICY_VERSIONS = ['2025-06-12', '2026-11-23'] as const;

export type PolicyVersion = (typeof POLICY_VERSIONS)[number];

/** The policy in force; a new one asks everyone again (PRIV-11). */
export const POLICY_VERSION: PolicyVersion = '2026-11-23';

/** How long an answer is stored: 182 days, in seconds. */
export const CONSENT_SECONDS = 182 * 86_400;

/** A user's answer about cookies. Allowing nothing is an answer too. */
export interface Consent {
  readonly version: PolicyVersion;
  readonly allowed: readonly OptionalKind[];
  /** When it was given, epoch milliseconds. */
  readonly at: number;
  /** A random id of this browser's answers; reveals nothing about the person. */
  readonly id: string;
}

const SHAPE =
  /^(\d{4}-\d\d-\d\d)\.necessary((?:-[a-z]+)*)\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** An answer in its cookie's format: version, kinds, instant, id: `2026-11-23.necessary-performance.1795415680000.0b8f…`. */
export function consentToText({ version, allowed, at, id }: Consent): string {
  const kinds = ['necessary', ...OPTIONAL_KINDS.filter((kind) => allowed.includes(kind))];
  return [version, kinds.join('-'), String(at), id].join('.');
}

/** Parses an answer from its cookie; null if it does not count: malformed, about another policy, expired, or in the future. */
export function consentFromText(text: string, now: number): Consent | null {
  const found = SHAPE.exec(text);
  if (found === null) return null;
  const [, version = '', names = '', instant = '', id = ''] = found;
  const at = Number(instant);
  const age = now - at;
  // A clock that was set back a little is no reason to ask again.
  if (version !== POLICY_VERSION || age > CONSENT_SECONDS * 1000 || age < -86_400_000) return null;
  const written = names.split('-');
  return {
    version: POLICY_VERSION,
    allowed: OPTIONAL_KINDS.filter((kind) => written.includes(kind)),
    at,
    id,
  };
}

/** Whether a kind may be used; without an answer only necessary ones. */
export function isAllowed(consent: Consent | null, kind: ConsentKind): boolean {
  return kind === 'necessary' || (consent?.allowed.includes(kind) ?? false);
}
