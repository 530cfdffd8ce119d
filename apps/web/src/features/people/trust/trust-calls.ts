import { CallFailure } from '@patio/api-client/call-failure.ts';
import { confirmByCode as confirmContract } from '@patio/contract/identity/email-confirmations/confirm-by-code.ts';
import { requestVerification as requestContract } from '@patio/contract/people/identity/request-verification.ts';
import type { DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Result of a call: null when it succeeded, otherwise the refusal's message, '' if it has none. */
type Refusal = string | null;

/** Confirms the user's e-mail with the mailed code. */
export function confirmCode(codigo: string): Promise<Refusal> {
  return shown(() => browserCall(confirmContract, { body: { codigo } }));
}

/** Submits documents, each in base64. */
export function sendDocuments(
  documentos: readonly { readonly tipo: DocumentKind; readonly conteudo: string }[],
): Promise<Refusal> {
  return shown(() => browserCall(requestContract, { body: { documentos: [...documentos] } }));
}

async function shown(call: () => Promise<unknown>): Promise<Refusal> {
  try {
    await call();
    return null;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.erros[0] ?? '';
  }
}
