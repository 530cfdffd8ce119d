import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { DESK_KINDS } from './work-kinds.ts';

/** What waits, by kind, for those who may list it; store users see what waits in their own store. Kinds without work are there too. */
export const getDesk = defineRoute({
  name: 'get-desk',
  method: 'GET',
  path: '/admin/desk',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'desk',
  summary: 'What waits for the user, and who has taken it',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          tipo: z.enum(DESK_KINDS),
          total: z.number(),
          /** Taken by the caller, and by nobody; the rest is with colleagues. */
          meus: z.number(),
          livres: z.number(),
          vencidos: z.number(),
          /** The first due instant; null: nothing of it has one. */
          prazo: instant.nullable(),
          /** Since when the oldest waits. */
          desde: instant.nullable(),
          /** What the caller had best do next: the first that no colleague has taken. */
          primeiro: z.number().nullable(),
        }),
      ),
    }),
  },
  errors: [],
});
