import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { staysList } from './list-stays.ts';

/** All stays of a query as CSV, as they were at one instant; audited. */
export const exportStays = defineRoute({
  name: 'export-stays',
  method: 'GET',
  path: '/admin/stays.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Stays as a spreadsheet',
  query: listQuery(staysList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
