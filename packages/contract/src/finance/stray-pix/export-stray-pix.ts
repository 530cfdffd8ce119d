import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { strayList } from './list-stray-pix.ts';

/** All Pix without a charge of a query as CSV, as they were at one instant; audited. */
export const exportStrayPix = defineRoute({
  name: 'export-stray-pix',
  method: 'GET',
  path: '/admin/stray-pix.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Pix that arrived without a charge as a spreadsheet',
  query: listQuery(strayList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
