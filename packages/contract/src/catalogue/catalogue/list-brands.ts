import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeList, commonQuery } from '../../wire/primitives.ts';
import { filterItem } from './get-filter-options.ts';

/** API-27: brands by a comma-separated list of codes, in that order; no codes = all (C-56). */
export const listBrands = defineRoute({
  name: 'list-brands',
  method: 'GET',
  path: '/brand',
  access: 'public',
  tag: 'catalogue',
  summary: 'Brands by code',
  query: z.object({ ...commonQuery.shape, ids: codeList.optional() }),
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});

/** The same with the codes in the path: `/brand/1,2`. */
export const listBrandsOfPath = defineRoute({
  name: 'list-brands-of-path',
  method: 'GET',
  path: '/brand/:ids',
  access: 'public',
  tag: 'catalogue',
  summary: 'Brands by code, in the path',
  params: z.object({ ids: codeList }),
  query: commonQuery,
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});
