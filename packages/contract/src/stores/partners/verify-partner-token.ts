import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

const given = line(320).default('');

/** API-76: confirms the e-mail of a registration with the mailed code. A refusal contains `ok: false` besides its text. */
export const verifyPartnerToken = defineRoute({
  name: 'verify-partner-token',
  method: 'GET',
  path: '/partner/verify-token',
  access: 'public',
  tag: 'partners',
  summary: 'Confirms the e-mail of a partner',
  query: commonQuery.extend({ token: given, email: given }),
  success: { status: 200, schema: z.object({ ok: z.literal(true) }) },
  errors: ['partner-code-wrong', 'partner-code-spent'],
});
