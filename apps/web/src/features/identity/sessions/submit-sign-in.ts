import { CallFailure } from '@patio/api-client/call-failure.ts';
import { requestAccessCode } from '@patio/contract/identity/sessions/request-access-code.ts';
import type { SessionUser as WireUser } from '@patio/contract/identity/sessions/session-user.ts';
import { signIn } from '@patio/contract/identity/sessions/sign-in.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withoutToken, type SessionUser } from '../../../platform/session/session-user.ts';
import { saveToken } from '../../../platform/session/token.ts';

/** A user was let in. */
export type Entered =
  | { readonly kind: 'signed-in'; readonly user: SessionUser }
  /** The session is only good for a new password (LOGN-14). */
  | { readonly kind: 'must-change-password' };

/** Result of a sign-in. `text` '' stands for a failure without words. */
export type SignInResult =
  | Entered
  /** Of the second step: a code was mailed, or an authenticator app shows one. */
  | { readonly kind: 'code-wanted'; readonly by: 'email' | 'app' }
  | { readonly kind: 'failed'; readonly text: string };

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** The code of the second step; '' without one. */
  readonly code: string;
}

/** Signs in; asks for an access code by e-mail when the account needs one (S-33). */
export async function submitSignIn({ login, password, code }: Credentials): Promise<SignInResult> {
  try {
    const codigoAcesso = code.trim() === '' ? undefined : code.trim();
    const { data } = await browserCall(signIn, { body: { login, password, codigoAcesso } });
    return entered(data);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { kind: 'failed', text: '' };
    if (failure.status === 403 && failure.reply['codigoAcesso'] === true)
      return failure.reply['meio'] === 'app' ? { kind: 'code-wanted', by: 'app' } : sendCode(login, password);
    return { kind: 'failed', text: failure.erros[0] ?? '' };
  }
}

/** Keeps the session that a sign-in has opened. */
export function entered(user: WireUser): Entered {
  saveToken(user.token);
  if (user.alteraPassword === 'S') return { kind: 'must-change-password' };
  return { kind: 'signed-in', user: withoutToken(user) };
}

async function sendCode(login: string, password: string): Promise<SignInResult> {
  try {
    await browserCall(requestAccessCode, { body: { login, password } });
    return { kind: 'code-wanted', by: 'email' };
  } catch (failure) {
    return { kind: 'failed', text: failure instanceof CallFailure ? (failure.erros[0] ?? '') : '' };
  }
}
