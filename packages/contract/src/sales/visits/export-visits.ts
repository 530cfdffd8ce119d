import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { visitsList } from './list-visits.ts';

/** All visits of a query as CSV; audited. */
export const exportVisits = defineRoute({
  name: 'export-visits',
  method: 'GET',
  path: '/admin/visits.csv',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Visits as a spreadsheet',
  query: listQuery(visitsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
