import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { statementLinesList } from './list-statement-lines.ts';

/** All movements of a query as CSV, as they were at one instant; audited. */
export const exportStatementLines = defineRoute({
  name: 'export-statement-lines',
  method: 'GET',
  path: '/admin/statement-lines.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Movements of bank statements as a spreadsheet',
  query: listQuery(statementLinesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
