import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { listName, listView } from './list-view.ts';

/** Saves a view of a list, or replaces the one of this name. For a role (`papel`) only the administrator does. At most 50 of a user. */
export const saveView = defineRoute({
  name: 'save-view',
  method: 'POST',
  path: '/admin/views/:lista',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  unaudited: 'views are the user’s own; one for a role is audited',
  tag: 'list-views',
  summary: 'Saves a view of a list',
  params: listName,
  query: commonQuery,
  body: z.object({
    nome: requiredLine(60, 'view-name'),
    consulta: line(2000),
    colunas: z
      .array(z.string().regex(/^[A-Za-z]{1,40}$/))
      .max(40)
      .nullable(),
    papel: z.enum(STAFF_ROLES).nullable(),
  }),
  success: { status: 200, schema: z.object({ data: listView }) },
  errors: ['too-many-views', 'not-allowed'],
});
