import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reasonFields, staffReason } from './staff-reason.ts';

/** Adds a reason for cancelling, after the others. */
export const createReason = defineRoute({
  name: 'create-reason',
  method: 'POST',
  path: '/admin/cancel-reasons',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Adds a reason for cancelling',
  query: commonQuery,
  body: reasonFields,
  success: { status: 201, schema: z.object({ data: staffReason }) },
  errors: ['reason-exists', 'reason-too-many'],
});
