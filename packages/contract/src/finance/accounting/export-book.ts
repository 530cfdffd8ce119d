import { defineRoute } from '../../route/define-route.ts';
import { accountingQuery } from './accounting-query.ts';

/** The entries of the book of a period as CSV for the accountant, with totals; audited. Documents of buyers by their last characters. */
export const exportBook = defineRoute({
  name: 'export-book',
  method: 'GET',
  path: '/admin/book.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'The entries of the book of a period, as a spreadsheet',
  query: accountingQuery,
  success: { status: 200, content: 'binary' },
  errors: [],
});
