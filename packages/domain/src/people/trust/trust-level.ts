import type { Centavos } from '../../money/centavos.ts';

/** How far an account is trusted (rule 0.26): signed up, e-mail confirmed, identity verified, deposit held. */
export type TrustLevel = 0 | 1 | 2 | 3;

/** The facts that decide the level of an account. */
export interface Trust {
  readonly emailConfirmed: boolean;
  readonly identityVerified: boolean;
  /** The deposit held for the account; 0 for none. */
  readonly deposit: Centavos;
}

/**
 * The level of an account. Each level requires the ones before it: a verified identity counts again once a new e-mail is confirmed, and a
 * deposit only together with a verified identity.
 */
export function trustLevel({ emailConfirmed, identityVerified, deposit }: Trust): TrustLevel {
  if (!emailConfirmed) return 0;
  if (!identityVerified) return 1;
  return deposit > 0 ? 3 : 2;
}

/** What leads to the next level; null at the last, where a larger deposit raises the limit further. */
export type NextStep = 'email' | 'documents' | 'deposit';

/** What raises the limit of an account at a level. */
export function nextStep(level: TrustLevel): NextStep {
  if (level === 0) return 'email';
  return level === 1 ? 'documents' : 'deposit';
}
