import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** `resposta` is null until it is answered. Plain text, not HTML (S-28). */
export const question = z.object({ pergunta: z.string(), resposta: z.string().nullable() });
export type Question = z.output<typeof question>;

/** API-16: the questions on an offer, oldest first; masked for everyone but their author (rule 0.21). */
export const listQuestions = defineRoute({
  name: 'list-questions',
  method: 'GET',
  path: '/offer/:id/prgnt',
  access: 'optional',
  tag: 'questions',
  summary: 'Questions on an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ perguntas: z.array(question) }) },
  errors: ['offer-not-found'],
});
