import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { paperParams } from './purchase-paper.ts';

/** A paper of a purchase as a PDF, in the language of the call; every access is audited. */
export const readPurchasePaper = defineRoute({
  name: 'read-purchase-paper',
  method: 'GET',
  path: '/admin/purchases/:id/papers/:papel',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Writes a paper of a purchase',
  params: paperParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['purchase-not-found', 'purchase-document-not-found'],
});
