import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** The caller's own notifications in the back office, newest first, at most fifty, in the language of the call where they exist in it. */
export const listNotices = defineRoute({
  name: 'list-notices',
  method: 'GET',
  path: '/admin/notices',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'notifications',
  summary: 'Own notifications in the back office',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          titulo: z.string(),
          /** Sanitised HTML. */
          texto: z.string(),
          em: instant,
          lida: z.boolean(),
          /** The address of the record that it is about, below /painel; null: there is none. */
          caminho: z.string().nullable(),
        }),
      ),
      naoLidas: z.number(),
    }),
  },
  errors: [],
});
