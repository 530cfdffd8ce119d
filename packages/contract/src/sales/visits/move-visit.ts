import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { slotStart } from './visit-fields.ts';

/** Moves a visit to another slot of its place; its visitor is told, with the reason. */
export const moveVisit = defineRoute({
  name: 'move-visit',
  method: 'POST',
  path: '/admin/visits/:id/move',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Moves a visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ inicio: slotStart, motivo: reason, versao: z.int().min(0) }),
  success: { status: 204 },
  errors: [
    'visit-not-found',
    'visit-changed',
    'visit-over',
    'visit-closed',
    'visit-slot-gone',
    'visit-slot-full',
  ],
});
