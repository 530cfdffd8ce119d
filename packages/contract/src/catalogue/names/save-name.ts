import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { nameErrors, nameFields, nameParams, staffName } from './staff-name.ts';

/** Changes the name of the version that was read. Menus and filters show it at once; pages and search of its offers follow within seconds. */
export const saveName = defineRoute({
  name: 'save-name',
  method: 'PUT',
  path: '/admin/names/:tipo/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes a category, subcategory, brand or model',
  params: nameParams,
  query: commonQuery,
  bodyBytes: 2 * 1024 * 1024,
  body: nameFields.extend({ versao: z.number().int().min(1) }),
  success: { status: 200, schema: z.object({ data: staffName }) },
  errors: ['name-unknown', 'content-changed', 'name-last', ...nameErrors],
});
