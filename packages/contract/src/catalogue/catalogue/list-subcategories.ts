import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeList, commonQuery } from '../../wire/primitives.ts';
import { filterItem } from './get-filter-options.ts';

/** API-27: subcategories by a comma-separated list of codes, in that order; no codes = all (C-56). */
export const listSubcategories = defineRoute({
  name: 'list-subcategories',
  method: 'GET',
  path: '/subcatgr',
  access: 'public',
  tag: 'catalogue',
  summary: 'Subcategories by code',
  query: z.object({ ...commonQuery.shape, ids: codeList.optional() }),
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});

/** The same with the codes in the path: `/subcatgr/1,2`. */
export const listSubcategoriesOfPath = defineRoute({
  name: 'list-subcategories-of-path',
  method: 'GET',
  path: '/subcatgr/:ids',
  access: 'public',
  tag: 'catalogue',
  summary: 'Subcategories by code, in the path',
  params: z.object({ ids: codeList }),
  query: commonQuery,
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});
