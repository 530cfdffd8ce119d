import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeList, commonQuery } from '../../wire/primitives.ts';
import { filterItem } from './get-filter-options.ts';

/** API-27: models by a comma-separated list of codes, in that order; no codes = all (C-56). */
export const listModels = defineRoute({
  name: 'list-models',
  method: 'GET',
  path: '/model',
  access: 'public',
  tag: 'catalogue',
  summary: 'Models by code',
  query: z.object({ ...commonQuery.shape, ids: codeList.optional() }),
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});

/** The same with the codes in the path: `/model/1,2`. */
export const listModelsOfPath = defineRoute({
  name: 'list-models-of-path',
  method: 'GET',
  path: '/model/:ids',
  access: 'public',
  tag: 'catalogue',
  summary: 'Models by code, in the path',
  params: z.object({ ids: codeList }),
  query: commonQuery,
  success: { status: 200, schema: z.array(filterItem) },
  errors: [],
});
