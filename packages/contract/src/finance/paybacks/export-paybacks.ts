import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { paybacksList } from './list-paybacks.ts';

/** All purchases of a query whose buyers are owed money back as CSV, as they were at one instant; audited. */
export const exportPaybacks = defineRoute({
  name: 'export-paybacks',
  method: 'GET',
  path: '/admin/paybacks.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Money that is owed back to buyers as a spreadsheet',
  query: listQuery(paybacksList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
