import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { PasswordGuess } from '@patio/domain/validation/password-guess.ts';
import {
  failedPasswordRules,
  type PasswordRule,
  type PasswordSet,
} from '@patio/domain/validation/password.ts';
import { guessOf } from './password-blocklist.ts';

const messageOf = {
  lower: 'password-lowercase',
  upper: 'password-uppercase',
  digit: 'password-digit',
  special: 'password-special',
  min: 'password-length',
} as const satisfies Record<PasswordRule, FieldMessage>;

const guessMessage = {
  common: 'password-common',
  personal: 'password-personal',
} as const satisfies Record<PasswordGuess, FieldMessage>;

/**
 * The problems of a password, in the order of checking (C-02), then whether it is easy to guess; empty if it is valid. `personal`: known
 * facts about the user, such as names and e-mail; null: it is the current one, which nobody has to give up.
 */
export function passwordProblems(
  password: string,
  set: PasswordSet,
  { idiom, personal }: { readonly idiom: Idiom; readonly personal: readonly string[] | null },
): string[] {
  const failed: FieldMessage[] = failedPasswordRules(password, set).map((rule) => messageOf[rule]);
  const guess = failed.length === 0 && personal !== null ? guessOf(password, personal) : null;
  if (guess !== null) failed.push(guessMessage[guess]);
  return failed.map((message) => fieldText(message, 'senha', idiom));
}
