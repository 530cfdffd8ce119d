import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { address, addressFields } from './address.ts';

/** API-64. The first address, and one with principal 'S', becomes the only main one (S-38). */
export const createAddress = defineRoute({
  name: 'create-address',
  method: 'POST',
  path: '/usrio/address',
  access: 'user',
  tag: 'addresses',
  summary: 'Adds an address',
  query: commonQuery,
  body: z.object(addressFields),
  success: { status: 201, schema: address },
  errors: ['too-many-addresses'],
});
