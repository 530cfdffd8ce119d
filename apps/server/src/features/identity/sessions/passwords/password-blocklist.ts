import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordGuess, type PasswordGuess } from '@patio/domain/validation/password-guess.ts';

/** How many entries of the list are used, most common first: further down are words that many people would consider fine. */
const MOST_USED = 10_000;

/** The demo password is in the README: nobody may have it, because staff with it would keep production from starting (decision 0064). */
const PUBLISHED = 'patio@2026';

/** The ten thousand most common passwords, in lower case; the list comes from a package (MIT). */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, MOST_USED),
  PUBLISHED,
]);

/** Why a password is easy to guess, or null. `personal`: names and e-mail of the user. */
export function guessOf(password: string, personal: readonly string[]): PasswordGuess | null {
  return passwordGuess(password, { common: commonPasswords, personal });
}
