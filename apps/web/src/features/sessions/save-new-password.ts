import { CallFailure } from '@patio/api-client/call-failure.ts';
import { changePassword } from '@patio/contract/sessions/change-password.ts';
import { browserCall } from '../../platform/api/browser-api.ts';

/** What came of a new password. `text`: the words of the server, '' without any. */
export type PasswordResult =
  | { readonly kind: 'saved' }
  /** The session is over. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly text: string };

/** Saves a new password, trimmed (PASS-06, PASS-14, PASS-15, PASS-19). */
export async function saveNewPassword(password: string, repeated: string): Promise<PasswordResult> {
  try {
    await browserCall(changePassword, {
      body: { senha: password.trim(), confirmacao: repeated.trim() },
    });
    return { kind: 'saved' };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { kind: 'refused', text: '' };
    if (failure.status === 401) return { kind: 'expired' };
    return { kind: 'refused', text: failure.erros[0] ?? '' };
  }
}
