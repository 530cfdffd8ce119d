import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { refundsList } from './list-refunds.ts';

/** All refunds of a query as CSV, as they were at one instant, without bank data; audited. */
export const exportRefunds = defineRoute({
  name: 'export-refunds',
  method: 'GET',
  path: '/admin/refunds.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'cancellations',
  summary: 'Refunds as a spreadsheet',
  query: listQuery(refundsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
