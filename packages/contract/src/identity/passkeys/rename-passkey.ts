import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { passkey, passkeyName, passkeyParams } from './passkey.ts';

export const renamePasskey = defineRoute({
  name: 'rename-passkey',
  method: 'PUT',
  path: '/usrio/chaves/:id',
  access: 'user',
  tag: 'passkeys',
  summary: 'Renames a passkey',
  params: passkeyParams,
  query: commonQuery,
  body: z.object({ nome: passkeyName }),
  success: { status: 200, schema: passkey },
  errors: ['passkey-not-found'],
});
