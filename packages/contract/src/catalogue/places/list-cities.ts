import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-68: an unknown state has no cities. */
export const listCities = defineRoute({
  name: 'list-cities',
  method: 'GET',
  path: '/endereco/cidades/:id',
  access: 'public',
  tag: 'places',
  summary: 'The cities of a state',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(z.object({ codigoCidade: z.number(), cidade: z.string() })),
  },
  errors: [],
});
