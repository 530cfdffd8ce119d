import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { worker, workKind } from './work-kinds.ts';

/** What became of each piece of work; `desfazer` is the token with which `undo-change` takes it back within ten minutes. */
export const workOutcome = z.object({
  feitas: z.array(z.number()),
  recusadas: z.array(z.object({ codigo: z.number(), motivo: z.string(), com: worker.nullable() })),
  desfazer: z.string().nullable(),
});

/**
 * Takes work that waits, each piece by itself: colleagues see who has it, and may still act. What a colleague has is refused, unless `de` names
 * them: then it changes hands, and they are notified.
 */
export const takeWork = defineRoute({
  name: 'take-work',
  method: 'POST',
  path: '/admin/work/take',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'desk',
  summary: 'Takes work of the desk',
  query: commonQuery,
  body: z.object({ tipo: workKind, codigos: z.array(code).min(1).max(100), de: code.optional() }),
  success: { status: 200, schema: workOutcome },
  errors: ['not-allowed'],
});
