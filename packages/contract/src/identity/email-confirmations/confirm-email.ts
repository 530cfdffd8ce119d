import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** Confirms the e-mail of an account with the token of a mailed link. Repeating it changes nothing. */
export const confirmEmail = defineRoute({
  name: 'confirm-email',
  method: 'POST',
  path: '/auth/confirmar_email',
  access: 'public',
  tag: 'accounts',
  summary: 'Confirms the e-mail of an account',
  query: commonQuery,
  body: z.object({ token: requiredLine(120) }),
  success: { status: 200, schema: z.object({ data: z.object({ confirmado: z.literal(true) }) }) },
  errors: ['confirmation-link-dead'],
});
