import { YARD_LIMITS } from '@patio/domain/sales/yard/yard-checklist.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** Notes that a vehicle stands elsewhere. */
export const moveYardVehicle = defineRoute({
  name: 'move-yard-vehicle',
  method: 'POST',
  path: '/admin/yard/vehicles/:id/move',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Moves a vehicle in the yard',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    cidade: z.int().positive().max(99_999_999),
    vaga: line(YARD_LIMITS.spot),
    versao: z.int().min(0),
  }),
  success: { status: 200, schema: z.object({ data: z.object({ codigo: z.number(), versao: z.number() }) }) },
  errors: ['yard-unknown', 'yard-left', 'yard-place-unknown', 'yard-changed'],
});
