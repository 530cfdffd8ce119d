import { failedPasswordRules, type PasswordRule } from '@patio/domain/validation/password.ts';

/** Why a new password cannot be sent: a field is empty, they differ, or the first requirement that fails. */
export type NewPasswordProblem = 'missing' | 'differ' | PasswordRule;

/** The first problem in the order of the documents (PASS-08 to PASS-11, C-02); null when there is none. Both are read trimmed. */
export function newPasswordProblem(password: string, repeated: string): NewPasswordProblem | null {
  if (password.trim() === '' || repeated.trim() === '') return 'missing';
  if (password.trim() !== repeated.trim()) return 'differ';
  return failedPasswordRules(password, 'narrow')[0] ?? null;
}
