import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { DOCUMENT_BODY_BYTES, documentUpload, purchaseDocuments } from './purchase-document.ts';

/** Adds a file to a purchase of the signed-in user: it answers the request for its kind, if there is one. The sellers are notified. */
export const addOwnPurchaseDocument = defineRoute({
  name: 'add-own-purchase-document',
  method: 'POST',
  path: '/usrio/compras/:id/documentos',
  access: 'user',
  tag: 'purchase-documents',
  summary: 'Adds a document to a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  bodyBytes: DOCUMENT_BODY_BYTES,
  body: documentUpload,
  success: { status: 201, schema: z.object({ data: purchaseDocuments }) },
  errors: [
    'purchase-not-found',
    'purchase-document-not-yours',
    'purchase-document-changed',
    'purchase-documents-many',
    'purchase-document-unsafe',
    'purchase-scanner-away',
    'purchase-document-locked',
  ],
});
