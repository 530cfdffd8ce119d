import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { confirmation, secondSteps } from './second-steps.ts';

/** Turns the app off, with its recovery codes. The earlier choice about mailed codes applies again. */
export const removeAuthenticator = defineRoute({
  name: 'remove-authenticator',
  method: 'POST',
  path: '/usrio/segunda_etapa/aplicativo/desligamento',
  access: 'user',
  tag: 'second-steps',
  summary: 'Turns the authenticator app off',
  query: commonQuery,
  body: z.object(confirmation),
  success: { status: 200, schema: secondSteps },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'authenticator-off'],
});
