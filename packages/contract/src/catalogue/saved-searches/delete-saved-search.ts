import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { savedSearchParams } from './saved-search.ts';

export const deleteSavedSearch = defineRoute({
  name: 'delete-saved-search',
  method: 'DELETE',
  path: '/usrio/buscas/:id',
  access: 'user',
  tag: 'saved-searches',
  summary: 'Removes a saved search',
  params: savedSearchParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['saved-search-not-found'],
});
