import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { purchaseDocuments } from './purchase-document.ts';

/** The documents of a purchase of the signed-in user, those asked for, and what is missing. */
export const listOwnPurchaseDocuments = defineRoute({
  name: 'list-own-purchase-documents',
  method: 'GET',
  path: '/usrio/compras/:id/documentos',
  access: 'user',
  tag: 'purchase-documents',
  summary: 'The documents of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: ['purchase-not-found'],
});
