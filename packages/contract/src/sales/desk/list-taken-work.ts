import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { worker, workKind } from './work-kinds.ts';

/** Who has taken what, of one kind; the latest first, at most 1,000. Store users see their own store's. */
export const listTakenWork = defineRoute({
  name: 'list-taken-work',
  method: 'GET',
  path: '/admin/work',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'desk',
  summary: 'Who has taken which work',
  query: commonQuery.extend({ tipo: workKind }),
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigo: z.number(), com: worker, desde: instant })) }),
  },
  errors: ['not-allowed'],
});
