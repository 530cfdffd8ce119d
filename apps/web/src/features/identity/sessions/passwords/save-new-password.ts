import { CallFailure } from '@patio/api-client/call-failure.ts';
import { changePassword } from '@patio/contract/identity/sessions/change-password.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';

/** Result of a new password. `text`: the words of the server, '' without any. */
export type PasswordResult =
  | { readonly kind: 'saved' }
  /** The session is over. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly text: string }
  /** The present password is missing or wrong: an open session shows it too. */
  | { readonly kind: 'present-wanted'; readonly text: string };

/** What was typed; `present` null while it was not asked for. */
interface TypedPasswords {
  readonly password: string;
  readonly repeated: string;
  readonly present: string | null;
}

/** Saves a new password, trimmed (PASS-06, PASS-14, PASS-15, PASS-19). */
export async function saveNewPassword({
  password,
  repeated,
  present,
}: TypedPasswords): Promise<PasswordResult> {
  const shown = present === null ? {} : { senhaAtual: present.trim() };
  try {
    await browserCall(changePassword, {
      body: { senha: password.trim(), confirmacao: repeated.trim(), ...shown },
    });
    return { kind: 'saved' };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { kind: 'refused', text: '' };
    if (failure.status === 401) return { kind: 'expired' };
    const kind = failure.reply['senhaAtual'] === true ? 'present-wanted' : 'refused';
    return { kind, text: failure.erros[0] ?? '' };
  }
}
