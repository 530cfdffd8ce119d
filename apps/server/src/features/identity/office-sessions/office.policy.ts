/** Why the back office stays closed to a user who has proved who they are. */
export type OfficeRefusal = 'not-allowed' | 'new-password-required' | 'second-step-required';

export interface Entering {
  readonly works: boolean;
  readonly mustChangePassword: boolean;
  /** A second step was shown now, by an account that has one. */
  readonly stepShown: boolean;
  /** Whether this installation asks for it (decision 0064). */
  readonly stepNeeded: boolean;
}

/** Null: it opens. Who does not work here learns nothing else. */
export function officeRefusal({
  works,
  mustChangePassword,
  stepShown,
  stepNeeded,
}: Entering): OfficeRefusal | null {
  if (!works) return 'not-allowed';
  if (mustChangePassword) return 'new-password-required';
  return stepNeeded && !stepShown ? 'second-step-required' : null;
}
