import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** API-66: the code in the query; a JSON body works too (C-102). */
export const deleteAddress = defineRoute({
  name: 'delete-address',
  method: 'DELETE',
  path: '/usrio/address',
  access: 'user',
  tag: 'addresses',
  summary: 'Removes an address',
  query: z.object({ ...commonQuery.shape, codEnd: code.optional() }),
  body: z.object({ codEnd: code }).nullish(),
  success: { status: 204 },
  errors: ['address-not-found'],
});

/** The same with the code in the path (C-102). */
export const deleteAddressByPath = defineRoute({
  name: 'delete-address-by-path',
  method: 'DELETE',
  path: '/usrio/address/:id',
  access: 'user',
  tag: 'addresses',
  summary: 'Removes an address named in the path',
  params: z.object({ id: code }),
  query: commonQuery,
  success: { status: 204 },
  errors: ['address-not-found'],
});
