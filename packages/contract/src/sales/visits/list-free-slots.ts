import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { visitSlot } from './visit-fields.ts';

/** The slots that a visit can be moved to, at its place. */
export const listFreeSlots = defineRoute({
  name: 'list-free-slots',
  method: 'GET',
  path: '/admin/visits/:id/slots',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Slots that a visit can be moved to',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(visitSlot) }) },
  errors: ['visit-not-found'],
});
