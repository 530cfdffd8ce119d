import { addPasskey } from '@patio/contract/identity/passkeys/add-passkey.ts';
import { beginPasskey } from '@patio/contract/identity/passkeys/begin-passkey.ts';
import { removePasskey } from '@patio/contract/identity/passkeys/remove-passkey.ts';
import { renamePasskey } from '@patio/contract/identity/passkeys/rename-passkey.ts';
import { sendSignal, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

const byUser = { action: true } as const;

/** Why no passkey came to be, where the device has decided. */
export type PasskeyFailure = 'cancelled' | 'known' | 'impossible' | 'failed';

export type NewPasskey =
  | { readonly kind: 'made' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: PasskeyFailure };

/** Has this device create a passkey, and saves it under a name. */
export async function makePasskey(nome: string, confirmacao: string): Promise<NewPasskey> {
  const started = await saved(() => browserCall(beginPasskey, { body: { confirmacao } }, byUser));
  if (!started.ok) return { kind: 'refused', text: started.text };
  try {
    const credencial = await startRegistration({ optionsJSON: started.value });
    const stored = await saved(() => browserCall(addPasskey, { body: { nome, credencial } }, byUser));
    return stored.ok ? { kind: 'made' } : { kind: 'refused', text: stored.text };
  } catch (error) {
    return { kind: failureOf(error) };
  }
}

function failureOf(error: unknown): PasskeyFailure {
  if (!(error instanceof Error)) return 'failed';
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (code?.startsWith('ERROR_AUTHENTICATOR_') === true) return 'impossible';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return 'failed';
}

/** Returns a passkey another name. */
export function callPasskey(id: number, nome: string): Promise<Saved<unknown>> {
  return saved(() => browserCall(renamePasskey, { params: { id }, body: { nome } }, byUser));
}

/** Removes a passkey, and informs the browser so that it no longer offers it. */
export async function dropPasskey(
  id: number,
  confirmacao: string,
  rpID: string | null,
): Promise<Saved<unknown>> {
  const result = await saved(() =>
    browserCall(removePasskey, { params: { id }, body: { confirmacao } }, byUser),
  );
  if (result.ok && rpID !== null) {
    const credentialID = result.value.credencial;
    // A browser that knows nothing of such messages goes on offering it, and it is refused.
    await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
  }
  return result;
}
