import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reasonFields, staffReason } from './staff-reason.ts';

/** Changes a reason for cancelling. One that cancellations name keeps its text, which they show; one reason is always offered. */
export const saveReason = defineRoute({
  name: 'save-reason',
  method: 'PUT',
  path: '/admin/cancel-reasons/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes a reason for cancelling',
  params: codeParams,
  query: commonQuery,
  body: reasonFields.extend({ versao: z.number().int().min(1) }),
  success: { status: 200, schema: z.object({ data: staffReason }) },
  errors: ['reason-not-found', 'content-changed', 'reason-named', 'reason-exists', 'reason-last'],
});
