import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { nameErrors, nameFields, nameKind, staffName } from './staff-name.ts';

/** Adds a category, a subcategory of a category, a brand, or a model of a brand and a category. The site shows it at once. */
export const createName = defineRoute({
  name: 'create-name',
  method: 'POST',
  path: '/admin/names',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Adds a category, subcategory, brand or model',
  query: commonQuery,
  bodyBytes: 2 * 1024 * 1024,
  body: nameFields.extend({ tipo: nameKind, categoria: code.nullable(), marca: code.nullable() }),
  success: { status: 201, schema: z.object({ data: staffName }) },
  errors: ['name-place', 'name-too-many', ...nameErrors],
});
