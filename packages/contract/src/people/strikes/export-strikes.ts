import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { strikesList } from './list-all-strikes.ts';

/** All strikes of a query as CSV, as they were at one instant; audited. */
export const exportStrikes = defineRoute({
  name: 'export-strikes',
  method: 'GET',
  path: '/admin/strikes.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'strikes',
  summary: 'Strikes as a spreadsheet',
  query: listQuery(strikesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
