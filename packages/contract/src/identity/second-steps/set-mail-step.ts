import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { confirmation, secondSteps } from './second-steps.ts';

/** Turns the mailed code at sign-in on or off (S-33). Mails the owner; no session ends. */
export const setMailStep = defineRoute({
  name: 'set-mail-step',
  method: 'PUT',
  path: '/usrio/segunda_etapa/email',
  access: 'user',
  tag: 'second-steps',
  summary: 'Turns sign-in with a mailed code on or off',
  query: commonQuery,
  body: z.object({ ativo: z.boolean(), ...confirmation }),
  success: { status: 200, schema: secondSteps },
  errors: ['wrong-current-password', 'confirmation-code-wrong'],
});
