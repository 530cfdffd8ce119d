import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** A filter option; `ativo` and `inativo` are image URLs, '' without an image. */
export const filterItem = z.object({
  codigo: z.number(),
  name: z.string(),
  ativo: z.string(),
  inativo: z.string(),
});
export type FilterItem = z.output<typeof filterItem>;

const categoryQuery = z.object({
  ...commonQuery.shape,
  category: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** API-26: the filter options of the open offers of a category; without a category, or 0, of all (C-56). */
export const getFilterOptions = defineRoute({
  name: 'get-filter-options',
  method: 'GET',
  path: '/filter',
  access: 'public',
  tag: 'catalogue',
  summary: 'Brands, subcategories and models to filter by',
  query: categoryQuery,
  success: {
    status: 200,
    schema: z.object({
      brands: z.array(filterItem),
      subcategories: z.array(filterItem),
      models: z.array(filterItem),
    }),
  },
  errors: [],
});
