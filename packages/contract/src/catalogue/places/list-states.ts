import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-67: `uf` is an extra field, so that a postal-code reply can be mapped (C-103). */
export const listStates = defineRoute({
  name: 'list-states',
  method: 'GET',
  path: '/endereco/estados',
  access: 'public',
  tag: 'places',
  summary: 'The 27 states',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(z.object({ codigoEstado: z.number(), estado: z.string(), uf: z.string() })),
  },
  errors: [],
});
