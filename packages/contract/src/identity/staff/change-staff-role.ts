import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { staffRole } from './staff-invitation.ts';

/**
 * Gives a member of the team another role, from their next call on; they are mailed. `papelAtual` is the role that the caller saw: if it
 * has changed meanwhile, nothing happens. Nobody changes their own role, and one administrator always remains.
 */
export const changeStaffRole = defineRoute({
  name: 'change-staff-role',
  method: 'PUT',
  path: '/admin/staff/:id/role',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'Changes the role of a member of the team',
  params: codeParams,
  query: commonQuery,
  body: z.object({ papel: staffRole, papelAtual: staffRole }),
  success: { status: 204 },
  errors: ['staff-not-found', 'staff-own-role', 'staff-role-changed', 'staff-last-administrator'],
});
