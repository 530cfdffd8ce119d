import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line } from '../../wire/text.ts';

/** Sets where the vehicles of the house or a store are in a city, and when they can be collected; `endereco` null removes it. */
export const saveYard = defineRoute({
  name: 'save-yard',
  method: 'PUT',
  path: '/admin/yards',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'costs',
  summary: 'Sets the yard of a city',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    /** IBGE code. */
    cidade: code,
    endereco: line(200).min(5).nullable(),
    horario: line(200).default(''),
    /** What was read, null: no yard; with it, one that a colleague changed meanwhile is not replaced. */
    lido: z
      .object({ endereco: line(200), horario: line(200) })
      .nullable()
      .optional(),
    motivo: reason,
  }),
  success: { status: 204 },
  errors: ['not-allowed', 'partner-not-found', 'place-not-found', 'charge-changed'],
});
