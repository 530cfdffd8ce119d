import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { accountsList } from './account-row.ts';

/** All accounts of a query as CSV, as they were at one instant, documents by their last characters; audited. */
export const exportAccounts = defineRoute({
  name: 'export-accounts',
  method: 'GET',
  path: '/admin/accounts.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'accounts',
  summary: 'Accounts as a spreadsheet',
  query: listQuery(accountsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
