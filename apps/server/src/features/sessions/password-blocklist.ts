import { dictionary } from '@zxcvbn-ts/language-common';
import { SPECIAL_CHARACTERS } from '@patio/domain/validation/password.ts';

/** How many of the list, the most used first: further down stand words that many people would take for good. */
const MOST_USED = 10_000;

const ends = new RegExp(`^[${SPECIAL_CHARACTERS.wide}]+|[${SPECIAL_CHARACTERS.wide}]+$`, 'g');

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, MOST_USED));

/**
 * Whether a password is among the ten thousand that are used and tried the most. Capitals and special characters at its ends, as rules
 * make people add them, hide nothing: `Password123!` is `password123`.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return common.has(plain) || common.has(plain.replaceAll(ends, ''));
}
