import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { alertFields, savedSearch, savedSearchName } from './saved-search.ts';

/**
 * Saves a search. `parceiro` is the store it belongs to, null none; default: the one of the query. The same filter again is the same
 * search, whose name and alert are replaced. Order, page and what depends on the current time (`endingWithin`) are not stored.
 */
export const createSavedSearch = defineRoute({
  name: 'create-saved-search',
  method: 'POST',
  path: '/usrio/buscas',
  access: 'user',
  tag: 'saved-searches',
  summary: 'Saves a search',
  query: commonQuery,
  body: z.object({
    nome: savedSearchName,
    filtro: line(4000),
    parceiro: line(100).nullish(),
    ...alertFields,
  }),
  success: { status: 201, schema: savedSearch },
  errors: ['too-many-saved-searches', 'alert-channel-needed'],
});
