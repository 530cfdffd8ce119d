import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storageReply } from './storage.ts';

/** What storage costs a buyer, from the sale on: told before anything is owed. */
export const getOwnStorage = defineRoute({
  name: 'get-own-storage',
  method: 'GET',
  path: '/usrio/compras/:id/diarias',
  access: 'user',
  tag: 'purchases',
  summary: 'The storage days of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: storageReply },
  errors: ['purchase-not-found'],
});
