import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { purchaseDocuments } from './purchase-document.ts';

/** The documents of a purchase that the caller’s role may see; a store sees those of its own sales. */
export const listPurchaseDocuments = defineRoute({
  name: 'list-purchase-documents',
  method: 'GET',
  path: '/admin/purchases/:id/documents',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'The documents of a purchase',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: ['purchase-not-found'],
});
