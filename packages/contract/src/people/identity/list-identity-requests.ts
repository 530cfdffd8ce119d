import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { verificationState } from '../trust/trust-words.ts';
import { identityRequest } from './identity-words.ts';

/** Pending ones, oldest first; decided ones latest first. At most 200. */
export const listIdentityRequests = defineRoute({
  name: 'list-identity-requests',
  method: 'GET',
  path: '/admin/identity-requests',
  access: 'staff',
  roles: ['sales'],
  tag: 'limits',
  summary: 'Requests to have an identity verified',
  query: commonQuery.extend({ situacao: verificationState.default('pendente') }),
  success: { status: 200, schema: z.object({ data: z.array(identityRequest) }) },
  errors: [],
});
