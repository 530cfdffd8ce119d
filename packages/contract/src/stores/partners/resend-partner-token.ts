import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** Mails a new code, once in `PARTNER_RESEND_SECONDS` (S-42); if too soon, `segundos` says how long to wait. */
export const resendPartnerToken = defineRoute({
  name: 'resend-partner-token',
  method: 'POST',
  path: '/partner/resend-token',
  access: 'public',
  tag: 'partners',
  summary: 'Mails the code of a partner again',
  query: commonQuery,
  body: z.object({
    email: line(320, 'partner-email-required').min(1, 'partner-email-required'),
  }),
  success: { status: 204 },
  errors: ['email-not-found', 'partner-code-too-soon'],
});
