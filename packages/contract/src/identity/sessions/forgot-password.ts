import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** API-40: mails a single-use link to `/auth/senha?token=…` (S-34). */
export const forgotPassword = defineRoute({
  name: 'forgot-password',
  method: 'POST',
  path: '/auth/forgot',
  access: 'public',
  tag: 'sessions',
  summary: 'Sends a link for a new password',
  query: commonQuery,
  body: z.object({
    email: line(320, 'email-required')
      .min(1, { error: 'email-required', abort: true })
      .regex(/^[^\s@]+@[^\s@]+$/u, 'email-invalid'),
  }),
  success: { status: 204 },
  errors: ['email-not-found'],
});
