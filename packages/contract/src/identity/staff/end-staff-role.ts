import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { staffRole } from './staff-invitation.ts';

/**
 * Takes a user off the team: their sessions of the back office end at once, and they are mailed. Their account remains theirs at the site.
 * `papelAtual` as in `change-staff-role`.
 */
export const endStaffRole = defineRoute({
  name: 'end-staff-role',
  method: 'POST',
  path: '/admin/staff/:id/end',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'Takes a user off the team',
  params: codeParams,
  query: commonQuery,
  body: z.object({ papelAtual: staffRole }),
  success: { status: 204 },
  errors: ['staff-not-found', 'staff-own-role', 'staff-role-changed', 'staff-last-administrator'],
});
