import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { calendarDay, holiday, holidayName, uf } from './holiday.ts';

/** Enters a national, state or municipal holiday, once for a day and place; running deadlines stay as they are. */
export const saveHoliday = defineRoute({
  name: 'save-holiday',
  method: 'PUT',
  path: '/admin/working-days/holidays',
  access: 'staff',
  roles: ['sales'],
  tag: 'working-days',
  summary: 'Enters a holiday, or a working day in place of a computed one',
  query: commonQuery,
  body: z.object({
    dia: calendarDay,
    nome: holidayName,
    uf: uf.nullable().default(null),
    cidade: code.nullable().default(null),
    util: z.boolean().default(false),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: holiday }) },
  errors: ['place-not-found', 'holiday-entered'],
});
