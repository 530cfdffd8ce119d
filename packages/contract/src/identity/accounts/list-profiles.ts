import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-49: the profiles available at sign-up. */
export const listProfiles = defineRoute({
  name: 'list-profiles',
  method: 'GET',
  path: '/usrio/perfis',
  access: 'public',
  tag: 'accounts',
  summary: 'The kinds of buyer',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigo: z.number(), descricao: z.string() })) }),
  },
  errors: [],
});
