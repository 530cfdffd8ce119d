import { humanText } from '../texts/human-text.ts';
import { isEmail, normalizeEmail } from '../validation/email.ts';
import { failedPasswordRules } from '../validation/password.ts';
import type { FieldProblem, TextInput } from './form-field.ts';

/** Maximum length of a name (A§9). */
export const NAME_LENGTH = 100;

/** The address of a mailbox. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const satisfies TextInput;

/** Fields that browsers must not autofill. */
export const PLAIN_INPUT = { autoComplete: 'off' } as const satisfies TextInput;
export const PHONE_INPUT = { inputMode: 'tel', autoComplete: 'tel-national' } as const satisfies TextInput;
export const CPF_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'off',
  spellCheck: false,
} as const satisfies TextInput;
/** A CNPJ may contain letters (rules 0.10). */
export const CNPJ_INPUT = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  spellCheck: false,
} as const satisfies TextInput;
export const PASSWORD_INPUT = { autoComplete: 'new-password' } as const satisfies TextInput;

/** Problem of a name: invalid characters, or too long. */
export function nameProblem(text: string): FieldProblem | null {
  const read = humanText(text, { lines: 'one' });
  if (!('text' in read)) return 'characters';
  return read.text.length > NAME_LENGTH ? 'length' : null;
}

/** Problem of an e-mail; null: none. */
export function emailProblem(text: string): FieldProblem | null {
  return isEmail(normalizeEmail(text)) ? null : 'invalid';
}

/** Digits only, of any length (C-91). */
export function phoneProblem(text: string): FieldProblem | null {
  return /^\d+$/.test(text.trim()) ? null : 'characters';
}

/** The wide set of special characters counts (C-01). */
export function passwordProblem(password: string): FieldProblem | null {
  return failedPasswordRules(password, 'wide').length > 0 ? 'rules' : null;
}
