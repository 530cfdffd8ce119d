import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Records whether the visitor came; once begun, and again to correct it. Who did not come is told. */
export const recordVisit = defineRoute({
  name: 'record-visit',
  method: 'POST',
  path: '/admin/visits/:id/record',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Records whether a visitor came',
  params: codeParams,
  query: commonQuery,
  body: z.object({ veio: z.boolean(), versao: z.int().min(0) }),
  success: { status: 204 },
  errors: ['visit-not-found', 'visit-changed', 'visit-over', 'visit-not-begun'],
});
