import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The icons are image URLs. */
export const category = z.object({
  codigo: z.number(),
  name: z.string(),
  iconSvgAtivo: z.string(),
  iconSvgInativo: z.string(),
});
export type Category = z.output<typeof category>;

/** API-28: all categories in the order of the header. */
export const listCategories = defineRoute({
  name: 'list-categories',
  method: 'GET',
  path: '/header/catgr',
  access: 'public',
  tag: 'catalogue',
  summary: 'Categories',
  query: commonQuery,
  success: { status: 200, schema: z.array(category) },
  errors: [],
});
