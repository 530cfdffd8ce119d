import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-29: the languages of the product; `svg` is an image URL. */
export const listIdioms = defineRoute({
  name: 'list-idioms',
  method: 'GET',
  path: '/header/idiom',
  access: 'public',
  tag: 'content',
  summary: 'Languages',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(z.object({ sigla: z.enum(['PTBR', 'EN']), descricao: z.string(), svg: z.string() })),
  },
  errors: [],
});
