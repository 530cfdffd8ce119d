/** Which special characters count: `wide` in sign-up, profile and partner registration, `narrow` on the new-password page (C-01). */
export type PasswordSet = 'wide' | 'narrow';

/** A requirement on passwords. */
export type PasswordRule = 'min' | 'lower' | 'upper' | 'digit' | 'special';

/** Minimum length (A§9). */
export const PASSWORD_MIN_LENGTH = 8;

/** The characters that count as special in each set; others are allowed but do not count (C-01). */
export const SPECIAL_CHARACTERS = { wide: '!@#$%*', narrow: '!@#$%' } as const satisfies Record<
  PasswordSet,
  string
>;

/** The order in which the requirements are listed (A§2). */
export const PASSWORD_LIST_ORDER: readonly PasswordRule[] = ['min', 'lower', 'upper', 'digit', 'special'];

/** The order in which they are checked: the first failure determines the message (A§5, C-02). */
const CHECK_ORDER: readonly PasswordRule[] = ['lower', 'upper', 'digit', 'special', 'min'];

/** Whether a password, trimmed, meets one requirement. */
export function meetsPasswordRule(password: string, rule: PasswordRule, set: PasswordSet): boolean {
  const trimmed = password.trim();
  switch (rule) {
    case 'min':
      return trimmed.length >= PASSWORD_MIN_LENGTH;
    case 'lower':
      return /[a-z]/.test(trimmed);
    case 'upper':
      return /[A-Z]/.test(trimmed);
    case 'digit':
      return /[0-9]/.test(trimmed);
    case 'special':
      return Array.from(SPECIAL_CHARACTERS[set]).some((character) => trimmed.includes(character));
  }
}

/** The requirements that a password fails, in the order of checking; none if it is valid. */
export function failedPasswordRules(password: string, set: PasswordSet): readonly PasswordRule[] {
  return CHECK_ORDER.filter((rule) => !meetsPasswordRule(password, rule, set));
}
