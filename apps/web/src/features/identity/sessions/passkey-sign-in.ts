import { CallFailure } from '@patio/api-client/call-failure.ts';
import { beginPasskeySignIn } from '@patio/contract/identity/passkeys/begin-passkey-sign-in.ts';
import { signInWithPasskey } from '@patio/contract/identity/passkeys/sign-in-with-passkey.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { entered, type SignInResult } from './submit-sign-in.ts';

/** Result of a passkey. */
export type PasskeyResult =
  | SignInResult
  /** Nobody chose one, or another request took its place. */
  | { readonly kind: 'not-chosen' }
  /** There are no passkeys at this address. */
  | { readonly kind: 'not-here' };

/** Whether the browser can offer passkeys in the list of the e-mail field. */
export function canAutofill(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

/** Ends a request that is waiting. */
export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Asks for a passkey, at once or (`autofill`) whenever one is chosen in the e-mail field, and signs in with it. */
export async function enterByPasskey({ autofill }: { autofill: boolean }): Promise<PasskeyResult> {
  const optionsJSON = await browserCall(beginPasskeySignIn).catch(nullOnFailure);
  if (optionsJSON === null) return autofill ? { kind: 'not-chosen' } : { kind: 'failed', text: '' };
  if (!isHere(optionsJSON.rpId)) return { kind: 'not-here' };
  try {
    const credencial = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
    return await send(credencial);
  } catch {
    return { kind: 'not-chosen' };
  }
}

type Credential = Awaited<ReturnType<typeof startAuthentication>>;

async function send(credencial: Credential): Promise<PasskeyResult> {
  try {
    const { data } = await browserCall(signInWithPasskey, { body: { credencial } });
    return entered(data);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { kind: 'failed', text: '' };
    return { kind: 'failed', text: failure.erros[0] ?? '' };
  }
}

function isHere(host: string): boolean {
  const { hostname } = window.location;
  return hostname === host || hostname.endsWith(`.${host}`);
}

function nullOnFailure(failure: unknown): null {
  if (failure instanceof CallFailure) return null;
  throw failure;
}
