import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** Marks the caller's notifications up to one as read. */
export const readNotices = defineRoute({
  name: 'read-notices',
  method: 'POST',
  path: '/admin/notices/read',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  unaudited: 'own notifications are marked as read',
  tag: 'notifications',
  summary: 'Marks own notifications as read',
  query: commonQuery,
  body: z.object({ ate: code }),
  success: { status: 204 },
  errors: [],
});
