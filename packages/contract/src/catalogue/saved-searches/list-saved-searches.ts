import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { savedSearch } from './saved-search.ts';

/** The saved searches of the signed-in user, latest first. */
export const listSavedSearches = defineRoute({
  name: 'list-saved-searches',
  method: 'GET',
  path: '/usrio/buscas',
  access: 'user',
  tag: 'saved-searches',
  summary: 'Saved searches of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(savedSearch) }) },
  errors: [],
});
