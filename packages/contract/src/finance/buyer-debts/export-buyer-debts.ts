import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { buyerDebtsList } from './list-buyer-debts.ts';

/** What buyers of a query were given back too much as CSV, as it was at one instant; audited. */
export const exportBuyerDebts = defineRoute({
  name: 'export-buyer-debts',
  method: 'GET',
  path: '/admin/buyer-debts.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What buyers were given back too much as a spreadsheet',
  query: listQuery(buyerDebtsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
