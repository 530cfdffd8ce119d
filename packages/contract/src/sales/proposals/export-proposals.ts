import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { proposalsList } from './list-proposals.ts';

/** All proposals of a query as CSV, as they were at one instant; audited. */
export const exportProposals = defineRoute({
  name: 'export-proposals',
  method: 'GET',
  path: '/admin/proposals.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'proposals',
  summary: 'Proposals as a spreadsheet',
  query: listQuery(proposalsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
