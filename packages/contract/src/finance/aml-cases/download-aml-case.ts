import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Everything that a report to the authority needs, as a JSON file: person, operations, notes and decision. Audited, and noted in the case. */
export const downloadAmlCase = defineRoute({
  name: 'download-aml-case',
  method: 'GET',
  path: '/admin/aml-cases/:id/file',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'The file of a case of money laundering',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['aml-case-not-found'],
});
