/** Wrong codes of an app within a day after which it is not asked any more: 10 of a million values, of which three count at a time. */
export const MOST_WRONG_CODES = 10;
/** Wrong codes after which the owner is notified that a user has the password. */
export const TOLD_WRONG_CODES = 5;
/** Milliseconds after the first wrong code until they are forgotten. */
export const WRONG_CODES_MS = 86_400_000;

/** What is remembered of the codes of an app. Instants are epoch milliseconds UTC. */
export interface AuthenticatorState {
  /** The time step of the last code that was taken. */
  readonly lastStep: number | null;
  readonly failedAttempts: number;
  readonly wrongSince: number | null;
}

export interface AuthenticatorVerdict {
  /** `spent`: too many wrong codes; until tomorrow only another proof helps. */
  readonly outcome: 'right' | 'wrong' | 'spent';
  readonly state: AuthenticatorState;
  /** The owner has to be notified now. */
  readonly alarm: boolean;
}

/**
 * Decides about one code of an app. `step` is the time step that the code belongs to, null for none. A step is taken once, and none before
 * it afterwards (RFC 6238, 5.2). Only who knows the password gets here, so nobody else can spend the tries.
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
