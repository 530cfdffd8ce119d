import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { nameParams } from './staff-name.ts';

/** Deletes a name that nothing uses. Categories and subcategories of the program can only be hidden: its imports name them. */
export const deleteName = defineRoute({
  name: 'delete-name',
  method: 'DELETE',
  path: '/admin/names/:tipo/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Deletes a category, subcategory, brand or model',
  params: nameParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(1) }),
  success: { status: 204 },
  errors: ['name-unknown', 'content-changed', 'name-used', 'name-of-program', 'name-last'],
});
