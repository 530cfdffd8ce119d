import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { identityRequest } from './identity-words.ts';

/** Answers a request, once: the account is level 2 from then on, or may send documents again. The user is notified of the reason for a refusal. */
export const decideIdentity = defineRoute({
  name: 'decide-identity',
  method: 'POST',
  path: '/admin/identity-requests/:id/decide',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Accepts or refuses a request to have an identity verified',
  params: codeParams,
  query: commonQuery,
  body: z.object({ aceita: z.boolean(), motivo: reason }),
  success: { status: 200, schema: z.object({ data: identityRequest }) },
  errors: ['identity-request-not-found', 'identity-request-decided', 'own-identity'],
});
