import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { closesList } from './list-closes.ts';

/** All days of a query as CSV, as they were at one instant; audited. */
export const exportCloses = defineRoute({
  name: 'export-closes',
  method: 'GET',
  path: '/admin/closes.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Days of the book as a spreadsheet',
  query: listQuery(closesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
