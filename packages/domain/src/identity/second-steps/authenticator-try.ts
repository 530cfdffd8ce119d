/** Wrong codes of an app within a day after which its codes are no longer accepted: 10 of a million values, of which three are valid at a time. */
export const MOST_WRONG_CODES = 10;
/** Wrong codes after which the owner is notified that someone knows the password. */
export const TOLD_WRONG_CODES = 5;
/** Milliseconds after the first wrong code until they are forgotten. */
export const WRONG_CODES_MS = 86_400_000;

/** The stored state of an app's codes. Instants are epoch milliseconds UTC. */
export interface AuthenticatorState {
  /** The time step of the last accepted code. */
  readonly lastStep: number | null;
  readonly failedAttempts: number;
  readonly wrongSince: number | null;
}

export interface AuthenticatorVerdict {
  /** `spent`: too many wrong codes; until tomorrow only another proof helps. */
  readonly outcome: 'right' | 'wrong' | 'spent';
  readonly state: AuthenticatorState;
  /** The owner must be notified now. */
  readonly alarm: boolean;
}

/**
 * Decides one code of an app. `step` is the time step that the code belongs to, null for none. A step is accepted once, and no earlier one
 * afterwards (RFC 6238, 5.2). Only callers who know the password get here, so nobody else can use up the attempts.
 */
export function tryAuthenticator(
  before: AuthenticatorState,
  step: number | null,
  now: number,
): AuthenticatorVerdict {
  const counting = before.wrongSince !== null && now - before.wrongSince < WRONG_CODES_MS;
  const tries = counting ? before.failedAttempts : 0;
  if (tries >= MOST_WRONG_CODES) return { outcome: 'spent', state: before, alarm: false };
  if (step !== null && (before.lastStep === null || step > before.lastStep)) {
    return { outcome: 'right', state: { lastStep: step, failedAttempts: 0, wrongSince: null }, alarm: false };
  }
  const wrongSince = counting ? before.wrongSince : now;
  const state = { lastStep: before.lastStep, failedAttempts: tries + 1, wrongSince };
  return { outcome: 'wrong', state, alarm: tries + 1 === TOLD_WRONG_CODES };
}
