import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { question } from './list-questions.ts';
import { requiredTextAsTyped } from '../../wire/text.ts';

const body = z.object({
  pergunta: requiredTextAsTyped(2000, 'question-required', 'question-invalid'),
  codigoOferta: code,
});

/** API-17. */
export const askQuestion = defineRoute({
  name: 'ask-question',
  method: 'POST',
  path: '/offer/prgnt',
  access: 'user',
  tag: 'questions',
  summary: 'Asks a question on an offer',
  query: commonQuery,
  body: body,
  success: { status: 201, schema: z.object({ data: question }) },
  errors: ['offer-not-found', 'offer-finished'],
});
