import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line } from '../../wire/text.ts';
import { accessChange } from './access-change.ts';

/**
 * Changes the e-mail or the username of an account for an owner who has proved who they are; `motivo` says how. It counts after 72 hours:
 * the present address is mailed a link that stops it until then, and a new address is mailed too. One change at a time.
 */
export const requestAccessChange = defineRoute({
  name: 'request-access-change',
  method: 'POST',
  path: '/admin/accounts/:id/access-changes',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Changes the e-mail or username of an account, after 72 hours',
  params: codeParams,
  query: commonQuery,
  body: z.object({ tipo: z.enum(['email', 'usuario']), para: line(320, 'email-invalid'), motivo: reason }),
  success: { status: 201, schema: z.object({ data: accessChange }) },
  errors: [
    'user-not-found',
    'account-of-staff',
    'access-change-of-blocked',
    'access-change-of-leaving',
    'access-change-same',
    'access-change-open',
    'access-change-taken',
  ],
});
