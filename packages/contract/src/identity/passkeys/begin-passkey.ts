import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { confirmation } from '../second-steps/second-steps.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { creationOptions } from './passkey.ts';

/** Returns what a device needs to create a passkey. The challenge is valid for five minutes and one answer of the same session. */
export const beginPasskey = defineRoute({
  name: 'begin-passkey',
  method: 'POST',
  path: '/usrio/chaves/desafio',
  access: 'user',
  tag: 'passkeys',
  summary: 'Begins to add a passkey',
  query: commonQuery,
  body: z.object(confirmation),
  success: { status: 200, schema: creationOptions },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'passkeys-not-here', 'too-many-passkeys'],
});
