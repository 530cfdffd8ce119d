import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { newCredential, passkey, passkeyName } from './passkey.ts';

/** Stores the passkey that a device created. Mails the owner. */
export const addPasskey = defineRoute({
  name: 'add-passkey',
  method: 'POST',
  path: '/usrio/chaves',
  access: 'user',
  tag: 'passkeys',
  summary: 'Adds a passkey',
  query: commonQuery,
  body: z.object({ nome: passkeyName, credencial: newCredential }),
  success: { status: 201, schema: passkey },
  errors: ['passkeys-not-here', 'passkey-not-added', 'too-many-passkeys'],
});
