import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The users to whom purchases may be assigned, by name. */
export const listAssignees = defineRoute({
  name: 'list-assignees',
  method: 'GET',
  path: '/admin/assignees',
  access: 'staff',
  roles: ['sales'],
  tag: 'purchases',
  summary: 'Users to whom purchases may be assigned',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigo: z.number(), nome: z.string() })) }),
  },
  errors: [],
});
