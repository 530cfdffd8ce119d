import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { passkey } from './passkey.ts';

/** The passkeys of the caller, oldest first. `dominio`: the host name where they work; null if passkeys are not available. */
export const listPasskeys = defineRoute({
  name: 'list-passkeys',
  method: 'GET',
  path: '/usrio/chaves',
  access: 'user',
  tag: 'passkeys',
  summary: 'Passkeys of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(passkey), dominio: z.string().nullable() }) },
  errors: [],
});
