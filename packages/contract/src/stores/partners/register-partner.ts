import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { registration } from './registration.ts';

/**
 * API-75: registers a partner, who may sign in at once, and mails the code that confirms the e-mail (S-42). `data` is the token of the next
 * steps. A registration that is not approved yet may be corrected: with its token, or by sending the same e-mail and password again.
 */
export const registerPartner = defineRoute({
  name: 'register-partner',
  method: 'POST',
  path: '/partner',
  access: 'public',
  tag: 'partners',
  summary: 'Registers a partner',
  query: commonQuery,
  body: registration,
  success: { status: 201, schema: z.object({ data: z.string() }) },
  errors: ['email-taken', 'document-barred'],
});
