import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { bankRefundsList } from './list-bank-refunds.ts';

/** All refunds by the bank of a query as CSV, as they were at one instant; audited. */
export const exportBankRefunds = defineRoute({
  name: 'export-bank-refunds',
  method: 'GET',
  path: '/admin/bank-refunds.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Refunds of Pix that the bank made by itself as a spreadsheet',
  query: listQuery(bankRefundsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
