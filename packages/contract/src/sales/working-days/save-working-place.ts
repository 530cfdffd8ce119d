import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { uf } from './holiday.ts';

/** Sets where the house works, and the cut-off hour of a day; running deadlines stay as they are. */
export const saveWorkingPlace = defineRoute({
  name: 'save-working-place',
  method: 'PUT',
  path: '/admin/working-days',
  access: 'staff',
  roles: ['sales'],
  tag: 'working-days',
  summary: 'Sets the place and the cut-off hour of terms in working days',
  query: commonQuery,
  body: z.object({
    uf: uf.nullable(),
    cidade: code.nullable(),
    corte: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
    /** Of the place as it was read: changes by other users meanwhile are not overwritten. */
    versao: version,
    motivo: reason,
  }),
  success: { status: 204 },
  errors: ['place-not-found', 'content-changed'],
});
