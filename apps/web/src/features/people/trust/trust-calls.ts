import { CallFailure } from '@patio/api-client/call-failure.ts';
import { confirmByCode as confirmContract } from '@patio/contract/identity/email-confirmations/confirm-by-code.ts';
import { requestVerification as requestContract } from '@patio/contract/people/identity/request-verification.ts';
import type { DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Result of a call: null when it was done, else the words of the refusal, '' where it has none of its own. */
type Refusal = string | null;

/** Confirms the own e-mail with the mailed code. */
export function confirmCode(codigo: string): Promise<Refusal> {
  return shown(() => browserCall(confirmContract, { body: { codigo } }));
}

/** Hands in documents, each in base64. */
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
