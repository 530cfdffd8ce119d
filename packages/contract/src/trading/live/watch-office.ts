import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The events of the own account, as in `watch-live`, for a session of the back office. At most 20 streams of an account. */
export const watchOffice = defineRoute({
  name: 'watch-office',
  method: 'GET',
  path: '/admin/live',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'live',
  summary: 'Live updates of the own account in the back office',
  query: commonQuery.extend({
    /** Code of the last notification received. */
    avisos: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  success: { status: 200, content: 'stream' },
  errors: ['too-many-streams'],
});
