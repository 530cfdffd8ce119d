import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { purchasesList } from './purchase-row.ts';

/** All purchases of a query as CSV, as they were at one instant; audited. */
export const exportPurchases = defineRoute({
  name: 'export-purchases',
  method: 'GET',
  path: '/admin/purchases.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'purchases',
  summary: 'Purchases as a spreadsheet',
  query: listQuery(purchasesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
