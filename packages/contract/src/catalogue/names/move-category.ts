import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Moves a category one place forward or back in the menus of the site; at the end nothing changes. */
export const moveCategory = defineRoute({
  name: 'move-category',
  method: 'POST',
  path: '/admin/categories/:id/move',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes the order of categories',
  params: codeParams,
  query: commonQuery,
  body: z.object({ sentido: z.enum(['antes', 'depois']) }),
  success: { status: 204 },
  errors: ['name-unknown'],
});
