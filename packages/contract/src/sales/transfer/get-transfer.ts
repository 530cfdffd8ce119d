import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { transferReply } from './transfer.ts';

/** The transfer of ownership of a purchase; a store sees those of its own sales. */
export const getTransfer = defineRoute({
  name: 'get-transfer',
  method: 'GET',
  path: '/admin/purchases/:id/transfer',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'transfer',
  summary: 'The transfer of ownership of a purchase',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: transferReply },
  errors: ['purchase-not-found'],
});
