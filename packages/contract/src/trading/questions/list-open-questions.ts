import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** Unanswered questions, oldest first, at most a hundred; a store sees those on its own offers. */
export const listOpenQuestions = defineRoute({
  name: 'list-open-questions',
  method: 'GET',
  path: '/admin/questions',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'questions',
  summary: 'Questions that wait for an answer',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          codigoOferta: z.number(),
          tituloOferta: z.string(),
          pergunta: z.string(),
          em: instant,
        }),
      ),
    }),
  },
  errors: [],
});
