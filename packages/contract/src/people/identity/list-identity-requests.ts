import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { identityRequest, identityRequestsList } from './identity-words.ts';

/** Those that wait, unless `situacao` names others; the oldest first. */
export const listIdentityRequests = defineRoute({
  name: 'list-identity-requests',
  method: 'GET',
  path: '/admin/identity-requests',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Requests to have an identity verified',
  query: listQuery(identityRequestsList),
  success: { status: 200, schema: listReply(identityRequest) },
  errors: ['list-too-deep', 'list-cursor'],
});
