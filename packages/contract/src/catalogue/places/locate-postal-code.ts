import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/**
 * The coordinates of a CEP, for measuring distances: the centre of its city, in degrees. `aproximada`: the city is unknown, and this is the
 * capital of the state of the code. Example: `/endereco/posicao/29100-000` gives `{"latitude":-20.3417,"longitude":-40.2875,"cidade":"Vila
 * Velha","uf":"ES","aproximada":false}`.
 */
export const locatePostalCode = defineRoute({
  name: 'locate-postal-code',
  method: 'GET',
  path: '/endereco/posicao/:cep',
  access: 'public',
  tag: 'places',
  summary: 'The position of a postal code',
  params: z.object({ cep: z.string().max(200) }),
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      latitude: z.number(),
      longitude: z.number(),
      cidade: z.string(),
      uf: z.string(),
      aproximada: z.boolean(),
    }),
  },
  errors: ['postal-code-not-found'],
});
