import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getSecondSteps } from '@patio/contract/identity/second-steps/get-second-steps.ts';
import { linkIdentity } from '@patio/contract/identity/social/link-identity.ts';
import { requestCodeFacebook } from '@patio/contract/identity/social/request-code-facebook.ts';
import { requestCodeGoogle } from '@patio/contract/identity/social/request-code-google.ts';
import { signInFacebook } from '@patio/contract/identity/social/sign-in-facebook.ts';
import { signInGoogle } from '@patio/contract/identity/social/sign-in-google.ts';
import { signUpFacebook } from '@patio/contract/identity/social/sign-up-facebook.ts';
import { signUpGoogle } from '@patio/contract/identity/social/sign-up-google.ts';
import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';
import { withoutToken, type SessionUser } from '../../../platform/session/session-user.ts';
import { saveToken } from '../../../platform/session/token.ts';

/** What shows the server who a user is at a provider. */
export interface Proof {
  readonly idSocial: string;
  readonly tokenSocial: string;
  readonly nonce?: string;
}

/** Result of a sign-in. `text` '' stands for a failure without words of use. */
export type SocialResult =
  | { readonly kind: 'signed-in'; readonly user: SessionUser }
  /** The session is only good for a new password (LOGN-14). */
  | { readonly kind: 'must-change-password' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'needs-code'; readonly by: 'app' | 'email' }
  | { readonly kind: 'wrong-code'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Signs in with an account at a provider (API-43, API-44). `code`: of the second step, '' without one. */
export async function signInSocially(
  provider: SocialProvider,
  proof: Proof,
  code: string,
): Promise<SocialResult> {
  const body = { ...proof, ...(code === '' ? {} : { codigoAcesso: code }) };
  try {
    const { data } =
      provider === 'google'
        ? await browserCall(signInGoogle, { body })
        : await browserCall(signInFacebook, { body });
    saveToken(data.token);
    if (data.alteraPassword === 'S') return { kind: 'must-change-password' };
    return { kind: 'signed-in', user: withoutToken(data) };
  } catch (failure) {
    return failure instanceof CallFailure ? resultOf(failure) : { kind: 'failed', text: '' };
  }
}

function resultOf({ status, reply, erros: [text = ''] }: CallFailure): SocialResult {
  if (reply['codigoAcesso'] === true) {
    if (status === 403) return { kind: 'needs-code', by: reply['meio'] === 'app' ? 'app' : 'email' };
    return { kind: 'wrong-code', text };
  }
  if (status === 404) return { kind: 'unknown' };
  // Why it could not be tried is worth saying; why it was refused is not (SOCL-03).
  return { kind: 'failed', text: status === 403 || status === 429 || status === 503 ? text : '' };
}

/** Asks for the code of the second step by e-mail (S-33). */
export function sendCode(provider: SocialProvider, body: Proof): Promise<Saved<unknown>> {
  return saved<unknown>(() =>
    provider === 'google'
      ? browserCall(requestCodeGoogle, { body })
      : browserCall(requestCodeFacebook, { body }),
  );
}

/** Whether who is signed in confirms by their password; otherwise by a mailed code. */
export function askHowToConfirm(): Promise<Saved<{ readonly temSenha: boolean }>> {
  return saved(() => browserCall(getSecondSteps));
}

/** Links an account at a provider to the one that is signed in. */
export function linkSocially(
  provider: SocialProvider,
  proof: Proof,
  confirmacao: string,
): Promise<Saved<unknown>> {
  return saved<unknown>(() =>
    browserCall(linkIdentity, { params: { provider }, body: { ...proof, confirmacao } }),
  );
}

/** Result of a sign-up: the interest token, the server's words, or that the token of the provider has expired. */
export type SocialSignUpResult =
  | { readonly kind: 'made'; readonly token: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly erros: readonly string[] };

/** Signs up with an account at a provider (API-45, API-46). `key` names this very form. */
export async function signUpSocially(
  provider: SocialProvider,
  body: Proof & { nome: string; email: string; cpf: string; telefone: string; aceitaEmails: boolean },
  key: string,
): Promise<SocialSignUpResult> {
  try {
    const options = { idempotencyKey: key };
    const { data: token } =
      provider === 'google'
        ? await browserCall(signUpGoogle, { body }, options)
        : await browserCall(signUpFacebook, { body }, options);
    return { kind: 'made', token };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { kind: 'refused', erros: [] };
    if (failure.status === 401) return { kind: 'expired' };
    const shown = failure.status < 500 || failure.status === 503;
    return { kind: 'refused', erros: shown ? failure.erros : [] };
  }
}
