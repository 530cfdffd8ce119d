import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, version } from '../../wire/primitives.ts';
import { address, addressFields } from './address.ts';

/** API-65: 404 for the address of another user too. The city of an address that a deal delivers to cannot be changed. */
export const updateAddress = defineRoute({
  name: 'update-address',
  method: 'PUT',
  path: '/usrio/address',
  access: 'user',
  tag: 'addresses',
  summary: 'Changes an address',
  query: commonQuery,
  body: z.object({
    codEnd: code,
    ...addressFields,
    /** The version as read; a change of data that has changed meanwhile is refused. */
    versao: version.nullish(),
  }),
  success: { status: 200, schema: address },
  errors: ['address-not-found', 'changed-meanwhile', 'address-in-a-deal'],
});
