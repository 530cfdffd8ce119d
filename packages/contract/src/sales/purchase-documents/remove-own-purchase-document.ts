import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { documentParams, purchaseDocuments } from './purchase-document.ts';

/** Deletes a file that the user added a few minutes ago and nobody has decided on; the version before it counts again. */
export const removeOwnPurchaseDocument = defineRoute({
  name: 'remove-own-purchase-document',
  method: 'DELETE',
  path: '/usrio/compras/:id/documentos/:guid',
  access: 'user',
  tag: 'purchase-documents',
  summary: 'Deletes a document that the user has just added to a purchase',
  params: documentParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: ['purchase-not-found', 'purchase-document-not-found', 'purchase-document-kept'],
});
