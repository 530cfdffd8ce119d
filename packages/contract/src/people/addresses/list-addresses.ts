import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { address } from './address.ts';

/** API-63: the user's addresses, the main one first. */
export const listAddresses = defineRoute({
  name: 'list-addresses',
  method: 'GET',
  path: '/usrio/address',
  access: 'user',
  tag: 'addresses',
  summary: 'The addresses of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.array(address) },
  errors: [],
});
