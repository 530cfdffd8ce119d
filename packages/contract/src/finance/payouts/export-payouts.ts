import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { payoutsList } from './list-payouts.ts';

/** All stores of a query with what is owed to them as CSV, as it was at one instant; audited. */
export const exportPayouts = defineRoute({
  name: 'export-payouts',
  method: 'GET',
  path: '/admin/payouts.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What is owed to stores as a spreadsheet',
  query: listQuery(payoutsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
