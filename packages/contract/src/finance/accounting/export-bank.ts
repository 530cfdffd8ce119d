import { defineRoute } from '../../route/define-route.ts';
import { accountingQuery } from './accounting-query.ts';

/** What moved at the bank account in a period by the book, as OFX 2.2; audited. */
export const exportBank = defineRoute({
  name: 'export-bank',
  method: 'GET',
  path: '/admin/book.ofx',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'The bank account of a period, as OFX',
  query: accountingQuery,
  success: { status: 200, content: 'binary' },
  errors: [],
});
