import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, version } from '../../wire/primitives.ts';
import { holiday } from './holiday.ts';

/** The holidays of a year, calculated and entered, and the place whose holidays apply to the house's deadlines (rule 0.44). */
export const listWorkingDays = defineRoute({
  name: 'list-working-days',
  method: 'GET',
  path: '/admin/working-days',
  access: 'staff',
  roles: ['sales'],
  tag: 'working-days',
  summary: 'Holidays of a year, and where the house works',
  query: commonQuery.extend({ ano: z.coerce.number().int().min(2000).max(2100).optional() }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(holiday),
      ano: z.number(),
      local: z.object({
        uf: z.string().nullable(),
        cidade: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
        /** `17:00`: what arrives later on a working day counts as of the next one; null: no cut-off. */
        corte: z.string().nullable(),
        /** Sent back with a change. */
        versao: version,
      }),
    }),
  },
  errors: [],
});
