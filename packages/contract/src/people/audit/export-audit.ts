import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { auditList } from './audit-row.ts';

/** All rows of a query as CSV, as far as the user may read them. The export is itself in the log. */
export const exportAudit = defineRoute({
  name: 'export-audit',
  method: 'GET',
  path: '/admin/audit.csv',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'audit',
  summary: 'The audit log as a spreadsheet',
  query: listQuery(auditList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
