import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';

/** Answers a question, publicly; its author is notified (S-23). The same answer again changes nothing. */
export const answerQuestion = defineRoute({
  name: 'answer-question',
  method: 'POST',
  path: '/admin/questions/:id/answer',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Answers a question on an offer',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    resposta: requiredText(2000, 'answer-to-question'),
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ pergunta: z.string(), resposta: z.string() }) }),
  },
  errors: ['question-not-found', 'question-answered', 'question-hidden'],
});
