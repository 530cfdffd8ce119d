import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Every line of the statement of a store as CSV; audited. */
export const exportStatement = defineRoute({
  name: 'export-statement',
  method: 'GET',
  path: '/admin/stores/:id/statement.csv',
  access: 'staff',
  roles: ['finance'],
  partners: true,
  tag: 'payments',
  summary: 'The statement of a store as a spreadsheet',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['partner-not-found'],
});
