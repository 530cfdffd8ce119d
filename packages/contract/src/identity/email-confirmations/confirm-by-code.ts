import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Confirms the e-mail of the account with the six digits mailed last. If it is confirmed already nothing changes. */
export const confirmByCode = defineRoute({
  name: 'confirm-by-code',
  method: 'POST',
  path: '/usrio/confirmar_email/codigo',
  access: 'user',
  tag: 'accounts',
  summary: 'Confirms the own e-mail with the mailed code',
  query: commonQuery,
  body: z.object({
    codigo: z
      .string('email-code')
      .trim()
      .regex(/^\d{6}$/, 'email-code'),
  }),
  success: { status: 200, schema: z.object({ data: z.object({ confirmado: z.literal(true) }) }) },
  errors: ['email-code-wrong', 'email-code-spent'],
});
