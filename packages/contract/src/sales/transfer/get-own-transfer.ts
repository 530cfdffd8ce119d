import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { transferReply } from './transfer.ts';

/** The transfer of ownership of a purchase of the signed-in user. */
export const getOwnTransfer = defineRoute({
  name: 'get-own-transfer',
  method: 'GET',
  path: '/usrio/compras/:id/transferencia',
  access: 'user',
  tag: 'transfer',
  summary: 'The transfer of ownership of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: transferReply },
  errors: ['purchase-not-found'],
});
