import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordGuess, type PasswordGuess } from '@patio/domain/validation/password-guess.ts';

/** How many of the list, the most used first: further down stand words that many people would take for good. */
const MOST_USED = 10_000;

/** The password of the demo is in its README: nobody may have it, staff with it would keep production from starting (decision 0064). */
const PUBLISHED = 'patio@2026';

/** The ten thousand passwords that are used and tried the most, in lower case; the list comes with a package (MIT). */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, MOST_USED),
  PUBLISHED,
]);

/** Why a password is guessed at once, or null. `personal`: names and e-mail of the person. */
export function guessOf(password: string, personal: readonly string[]): PasswordGuess | null {
  return passwordGuess(password, { common: commonPasswords, personal });
}
