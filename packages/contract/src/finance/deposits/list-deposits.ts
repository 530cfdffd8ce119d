import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { deposit, depositsList } from './deposit.ts';

/** Deposits of bidders, latest first. */
export const listDeposits = defineRoute({
  name: 'list-deposits',
  method: 'GET',
  path: '/admin/deposits',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Deposits of bidders',
  query: listQuery(depositsList),
  success: { status: 200, schema: listReply(deposit) },
  errors: ['list-too-deep', 'list-cursor'],
});
