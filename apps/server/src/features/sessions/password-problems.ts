import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts.ts';
import {
  failedPasswordRules,
  type PasswordRule,
  type PasswordSet,
} from '@patio/domain/validation/password.ts';
import { isCommonPassword } from './password-blocklist.ts';

const messageOf = {
  lower: 'password-lowercase',
  upper: 'password-uppercase',
  digit: 'password-digit',
  special: 'password-special',
  min: 'password-length',
} as const satisfies Record<PasswordRule, FieldMessage>;

/** What is wrong with a password, in the order of checking (C-02), then whether everybody has it; nothing when it may be used. */
export function passwordProblems(password: string, set: PasswordSet, idiom: Idiom): string[] {
  const failed = failedPasswordRules(password, set).map((rule) => messageOf[rule]);
  const messages =
    failed.length === 0 && isCommonPassword(password) ? (['password-common'] as const) : failed;
  return messages.map((message) => fieldText(message, 'senha', idiom));
}
