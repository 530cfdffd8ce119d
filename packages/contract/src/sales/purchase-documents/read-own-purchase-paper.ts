import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { paperParams } from './purchase-paper.ts';

/** A paper of a purchase of the signed-in user as a PDF, in the language of the call. */
export const readOwnPurchasePaper = defineRoute({
  name: 'read-own-purchase-paper',
  method: 'GET',
  path: '/usrio/compras/:id/papeis/:papel',
  access: 'user',
  tag: 'purchase-documents',
  summary: 'Writes a paper of a purchase of the signed-in user',
  params: paperParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['purchase-not-found', 'purchase-document-not-found'],
});
