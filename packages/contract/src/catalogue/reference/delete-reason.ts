import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Deletes a reason for cancelling that no cancellation names. */
export const deleteReason = defineRoute({
  name: 'delete-reason',
  method: 'DELETE',
  path: '/admin/cancel-reasons/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Deletes a reason for cancelling',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(1) }),
  success: { status: 204 },
  errors: ['reason-not-found', 'content-changed', 'reason-named', 'reason-last'],
});
