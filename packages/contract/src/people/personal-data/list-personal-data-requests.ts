import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { personalDataRequestsList, staffRequest } from './staff-request.ts';

/** Pending requests unless `situacao` names others, the earliest due first (S-52). */
export const listPersonalDataRequests = defineRoute({
  name: 'list-personal-data-requests',
  method: 'GET',
  path: '/admin/personal-data-requests',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'personal-data',
  summary: 'Requests about personal data, by the day they are due',
  query: listQuery(personalDataRequestsList),
  success: { status: 200, schema: listReply(staffRequest) },
  errors: ['list-too-deep', 'list-cursor'],
});
