import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { answerTemplate } from './answer-template.ts';

/** Prepared answers by name: those of the house, or of the caller's store. */
export const listAnswerTemplates = defineRoute({
  name: 'list-answer-templates',
  method: 'GET',
  path: '/admin/answer-templates',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Prepared answers',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(answerTemplate) }) },
  errors: [],
});
