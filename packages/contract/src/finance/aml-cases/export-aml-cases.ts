import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { amlCasesList } from './list-aml-cases.ts';

/** All cases of a query as CSV, as they were at one instant; audited. */
export const exportAmlCases = defineRoute({
  name: 'export-aml-cases',
  method: 'GET',
  path: '/admin/aml-cases.csv',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Cases of money laundering as a spreadsheet',
  query: listQuery(amlCasesList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
