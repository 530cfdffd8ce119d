import { z } from 'zod';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { auditList, auditRow } from './audit-row.ts';

/**
 * The newest first. Administrators read every row; others those of records that they may see, store users those of their store: that the
 * house acted, and what their own colleagues changed.
 */
export const listAudit = defineRoute({
  name: 'list-audit',
  method: 'GET',
  path: '/admin/audit',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'audit',
  summary: 'What staff did, to what and when',
  query: listQuery(auditList),
  success: {
    status: 200,
    schema: listReply(auditRow).extend({
      /** False: rows of the kinds that `tipo` names are not the user's to read, so that none says nothing. */
      legivel: z.boolean(),
    }),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
