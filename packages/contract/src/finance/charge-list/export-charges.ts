import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { chargesList } from './list-charges.ts';

/** All charges of a query as CSV, as they were at one instant; audited. */
export const exportCharges = defineRoute({
  name: 'export-charges',
  method: 'GET',
  path: '/admin/charges.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'Charges as a spreadsheet',
  query: listQuery(chargesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
