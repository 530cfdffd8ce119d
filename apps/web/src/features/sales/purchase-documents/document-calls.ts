import { CallFailure } from '@patio/api-client/call-failure.ts';
import { addOwnPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-own-purchase-document.ts';
import { listOwnPurchaseDocuments } from '@patio/contract/sales/purchase-documents/list-own-purchase-documents.ts';
import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { removeOwnPurchaseDocument } from '@patio/contract/sales/purchase-documents/remove-own-purchase-document.ts';
import type { Request } from '@patio/contract/route/define-route.ts';
import type { PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';

/** What a change gives: the documents as they stand, or the message of the refusal, '' if it has none. */
export type Outcome = { readonly documents: PurchaseDocuments } | { readonly refusal: string };

/** The documents of a purchase of the user. Errors: `CallFailure`. */
export async function loadDocuments(code: number): Promise<PurchaseDocuments> {
  return (await browserCall(listOwnPurchaseDocuments, { params: { id: code } })).data;
}

/** Adds a file. */
export function addDocument(
  code: number,
  body: NonNullable<Request<typeof addOwnPurchaseDocument>['body']>,
): Promise<Outcome> {
  return outcomeOf(() =>
    browserCall(addOwnPurchaseDocument, { params: { id: code }, body }, { action: true }),
  );
}

/** Deletes a file that the user has just added. */
export function removeDocument(code: number, guid: string): Promise<Outcome> {
  return outcomeOf(() => browserCall(removeOwnPurchaseDocument, { params: { id: code, guid } }));
}

/** Saves a file under its name; false: it failed. */
export function saveDocument(code: number, guid: string, name: string): Promise<boolean> {
  return downloadFile(`/usrio/compras/${code}/documentos/${guid}/arquivo`, name);
}

/** Saves a paper that is written from the record; false: it failed. */
export function savePaper(code: number, paper: PurchasePaper): Promise<boolean> {
  return downloadFile(`/usrio/compras/${code}/papeis/${paper}`, `${paper}-${code}.pdf`);
}

async function outcomeOf(call: () => Promise<{ readonly data: PurchaseDocuments }>): Promise<Outcome> {
  try {
    return { documents: (await call()).data };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { refusal: failure.erros[0] ?? '' };
  }
}
