import { beginAuthenticator } from '@patio/contract/identity/second-steps/begin-authenticator.ts';
import { confirmAuthenticator } from '@patio/contract/identity/second-steps/confirm-authenticator.ts';
import { removeAuthenticator } from '@patio/contract/identity/second-steps/remove-authenticator.ts';
import { renewRecoveryCodes } from '@patio/contract/identity/second-steps/renew-recovery-codes.ts';
import { setMailStep } from '@patio/contract/identity/second-steps/set-mail-step.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

const byUser = { action: true } as const;

/** Turns the mailed code on or off. */
export function turnMailCode(on: boolean, confirmacao: string): Promise<Saved<unknown>> {
  return saved(() => browserCall(setMailStep, { body: { ativo: on, confirmacao } }, byUser));
}

/** Gets the secret of a new app. */
export function beginApp(
  confirmacao: string,
): Promise<Saved<{ readonly segredo: string; readonly uri: string }>> {
  return saved(() => browserCall(beginAuthenticator, { body: { confirmacao } }, byUser));
}

/** Shows a code of the new app, and gets its recovery codes. */
export function confirmApp(codigo: string): Promise<Saved<{ readonly codigos: readonly string[] }>> {
  return saved(() => browserCall(confirmAuthenticator, { body: { codigo } }, byUser));
}

/** Turns the app off. */
export function turnAppOff(confirmacao: string): Promise<Saved<unknown>> {
  return saved(() => browserCall(removeAuthenticator, { body: { confirmacao } }, byUser));
}

/** Gets new recovery codes in place of the old ones. */
export function renewCodes(confirmacao: string): Promise<Saved<{ readonly codigos: readonly string[] }>> {
  return saved(() => browserCall(renewRecoveryCodes, { body: { confirmacao } }, byUser));
}
