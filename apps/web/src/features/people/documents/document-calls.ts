import { CallFailure } from '@patio/api-client/call-failure.ts';
import { removeDocument as removeContract } from '@patio/contract/people/documents/remove-document.ts';
import { sendDocument as sendContract } from '@patio/contract/people/documents/send-document.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Result of a call: null when it succeeded, otherwise the refusal's message, '' if it has none. */
type Refusal = string | null;

/** Sends the file of a document, in base64. */
export function sendDocument(id: number, conteudo: string): Promise<Refusal> {
  return shown(() => browserCall(sendContract, { params: { id }, body: { conteudo } }));
}

/** Removes the file of a document that is not decided. */
export function removeDocument(id: number): Promise<Refusal> {
  return shown(() => browserCall(removeContract, { params: { id } }));
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
