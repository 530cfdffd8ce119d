import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { depositsList } from './deposit.ts';

/** All deposits of a query as CSV, as they were at one instant; audited. */
export const exportDeposits = defineRoute({
  name: 'export-deposits',
  method: 'GET',
  path: '/admin/deposits.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Deposits of bidders as a spreadsheet',
  query: listQuery(depositsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
