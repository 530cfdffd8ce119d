import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** Stops a change of e-mail or username, by the token of the link that was mailed to the present address. The same again changes nothing. */
export const objectToAccessChange = defineRoute({
  name: 'object-to-access-change',
  method: 'POST',
  path: '/auth/troca/recusar',
  access: 'public',
  tag: 'accounts',
  summary: 'Stops a change of e-mail or username',
  query: commonQuery,
  body: z.object({ token: requiredLine(100) }),
  success: { status: 200, schema: z.object({ data: z.object({ tipo: z.enum(['email', 'usuario']) }) }) },
  errors: ['access-change-link-wrong', 'access-change-over'],
});
