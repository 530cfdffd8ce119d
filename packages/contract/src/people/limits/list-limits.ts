import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-23: the remaining count, or null when the limit is reached. */
export const listLimits = defineRoute({
  name: 'list-limits',
  method: 'GET',
  path: '/usrio/limites',
  access: 'user',
  tag: 'limits',
  summary: 'What is left of the allowances of the signed-in user',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(
      z.object({ tipo: z.enum(['PODE_DAR_LANCE', 'PODE_COMPRAR']), valor: z.number().nullable() }),
    ),
  },
  errors: [],
});
