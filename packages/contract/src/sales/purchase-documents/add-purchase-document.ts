import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { DOCUMENT_BODY_BYTES, documentUpload, purchaseDocuments } from './purchase-document.ts';

/** Adds a file to a purchase for its buyer, who is notified. What was asked of them and is added here counts as received. */
export const addPurchaseDocument = defineRoute({
  name: 'add-purchase-document',
  method: 'POST',
  path: '/admin/purchases/:id/documents',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Adds a document to a purchase',
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
