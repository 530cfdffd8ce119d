import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { staffReason } from './staff-reason.ts';

/** The reasons for cancelling, also those that are no longer offered, and how often each was named. */
export const listStaffReasons = defineRoute({
  name: 'list-staff-reasons',
  method: 'GET',
  path: '/admin/cancel-reasons',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'Reasons for cancelling and their use',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(staffReason) }) },
  errors: [],
});
