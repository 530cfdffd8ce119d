import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Cancels a visit, or refuses one that waits for approval; its visitor is told, with the reason. */
export const cancelVisit = defineRoute({
  name: 'cancel-visit',
  method: 'POST',
  path: '/admin/visits/:id/cancel',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Cancels or refuses a visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason, versao: z.int().min(0) }),
  success: { status: 204 },
  errors: ['visit-not-found', 'visit-changed', 'visit-over'],
});
