import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { passwordProblems, tryPresentPassword, workPasswordProblems } from '../sessions/public.ts';
import type { ProfileRow } from './accounts.store.ts';

export interface NewPassword {
  /** The password to set; null if it stays as it is. */
  readonly change: string | null;
  readonly erros: readonly string[];
}

/**
 * Validates the password part of a profile change (C-89). The current password is checked under the rate limit of a sign-in, so that an
 * open session cannot be used to guess it. A new password equal to the current one changes nothing (C-87). Errors:
 * `wrong-current-password`, `too-many-requests`, `overloaded`.
 */
export async function checkNewPassword(
  deps: ServerDeps,
  row: ProfileRow,
  { password, oldPassword }: Pick<ProfileChange, 'password' | 'oldPassword'>,
  context: SignedInContext,
): Promise<NewPassword> {
  if (!password?.trim()) return { change: null, erros: [] };
  // Users who signed up with a provider have no password to provide; a session may set one anyway (PASS).
  if (row.password_hash === null)
    return { change: password, erros: await problemsOf(row, password, context) };
  if (!oldPassword?.trim())
    return { change: null, erros: [fieldText('current-password-required', '', context.idiom)] };
  await tryPresentPassword(deps, { id: row.id, passwordHash: row.password_hash }, oldPassword, context);
  if (password.trim() !== oldPassword.trim())
    return { change: password, erros: await problemsOf(row, password, context) };
  return {
    change: null,
    erros: passwordProblems(password, 'wide', { idiom: context.idiom, personal: null }),
  };
}

async function problemsOf(row: ProfileRow, password: string, { idiom }: SignedInContext): Promise<string[]> {
  const personal = [row.name, row.surname, row.trade_name ?? '', row.email, row.username];
  const problems = passwordProblems(password, 'wide', { idiom, personal });
  const works = row.is_staff || row.partner_id !== null;
  return problems.length > 0 || !works ? problems : workPasswordProblems(password, { idiom, personal });
}
