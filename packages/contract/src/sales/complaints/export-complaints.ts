import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { complaintsList } from './list-complaints.ts';

/** All complaints of a query as CSV, as they were at one instant, without what was written; audited. */
export const exportComplaints = defineRoute({
  name: 'export-complaints',
  method: 'GET',
  path: '/admin/complaints.csv',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  tag: 'complaints',
  summary: 'Complaints as a spreadsheet',
  query: listQuery(complaintsList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
