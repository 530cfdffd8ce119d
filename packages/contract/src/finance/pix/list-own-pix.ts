import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownPixList } from './own-pix.ts';

/** What a purchase of the user still lacks, charge by charge; null: the house takes no Pix. */
export const listOwnPix = defineRoute({
  name: 'list-own-pix',
  method: 'GET',
  path: '/usrio/compras/:id/pix',
  access: 'user',
  tag: 'purchases',
  summary: 'Open charges of a purchase of the signed-in user, with their Pix',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownPixList.nullable() }) },
  errors: ['purchase-not-found'],
});
