import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { purchaseSnapshot } from './purchase-snapshot.ts';

/**
 * The signed-in user's purchase of an offer, as it was made (rule 0.33); of several purchases of one offer the last. `pessoal` and `sal`
 * are the user's own: SHA-256 of `sal|pessoal` is in the facts as `dadosPessoais`.
 */
export const getOwnSnapshot = defineRoute({
  name: 'get-own-snapshot',
  method: 'GET',
  path: '/offer/:id/compra',
  access: 'user',
  tag: 'snapshots',
  summary: 'A purchase of the signed-in user as it was made',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: purchaseSnapshot.extend({ pessoal: z.string().nullable(), sal: z.string().nullable() }),
    }),
  },
  errors: ['purchase-not-found'],
});
