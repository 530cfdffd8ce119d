import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Approves a visit that waits for it; its visitor is told. */
export const approveVisit = defineRoute({
  name: 'approve-visit',
  method: 'POST',
  path: '/admin/visits/:id/approve',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Approves a visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.int().min(0) }),
  success: { status: 204 },
  errors: ['visit-not-found', 'visit-changed', 'visit-over'],
});
