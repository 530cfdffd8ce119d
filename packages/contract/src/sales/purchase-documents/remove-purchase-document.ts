import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { documentParams, purchaseDocuments } from './purchase-document.ts';

/** Deletes a file that the caller added a few minutes ago; the version before it counts again. */
export const removePurchaseDocument = defineRoute({
  name: 'remove-purchase-document',
  method: 'DELETE',
  path: '/admin/purchases/:id/documents/:guid',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Deletes a document that the caller has just added to a purchase',
  params: documentParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: ['purchase-not-found', 'purchase-document-not-found', 'purchase-document-kept'],
});
