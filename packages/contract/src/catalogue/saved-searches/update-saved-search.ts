import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { alertFields, savedSearch, savedSearchName, savedSearchParams } from './saved-search.ts';

/** Changes the given fields. `vista`: its offers were viewed, so nothing is new any more. */
export const updateSavedSearch = defineRoute({
  name: 'update-saved-search',
  method: 'PUT',
  path: '/usrio/buscas/:id',
  access: 'user',
  tag: 'saved-searches',
  summary: 'Changes a saved search',
  params: savedSearchParams,
  query: commonQuery,
  body: z.object({ nome: savedSearchName, ...alertFields, vista: z.literal(true) }).partial(),
  success: { status: 200, schema: savedSearch },
  errors: ['saved-search-not-found', 'alert-channel-needed'],
});
