import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { charges } from './charge.ts';

/** What a purchase of the signed-in user was charged, and until when it is to be paid; those of others are not found. */
export const getOwnCharges = defineRoute({
  name: 'get-own-charges',
  method: 'GET',
  path: '/usrio/compras/:id/cobrancas',
  access: 'user',
  tag: 'payments',
  summary: 'The charges of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: charges }) },
  errors: ['purchase-not-found'],
});
