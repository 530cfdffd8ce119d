import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { confirmation } from '../second-steps/second-steps.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { passkeyParams } from './passkey.ts';

/**
 * Removes a passkey, which can no longer be used to sign in; refused if it is the only way to sign in. Mails the owner. The reply names it,
 * so that the device can remove it too.
 */
export const removePasskey = defineRoute({
  name: 'remove-passkey',
  method: 'POST',
  path: '/usrio/chaves/:id/exclusao',
  access: 'user',
  tag: 'passkeys',
  summary: 'Removes a passkey',
  params: passkeyParams,
  query: commonQuery,
  body: z.object(confirmation),
  success: { status: 200, schema: z.object({ credencial: z.string() }) },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'passkey-not-found', 'passkey-last-way-in'],
});
