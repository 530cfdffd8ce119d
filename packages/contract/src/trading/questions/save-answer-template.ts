import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { answerTemplate, answerTemplateFields } from './answer-template.ts';

/** Saves a prepared answer; one of the same name is replaced. At most 100 of the house, and of a store. */
export const saveAnswerTemplate = defineRoute({
  name: 'save-answer-template',
  method: 'POST',
  path: '/admin/answer-templates',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Saves a prepared answer',
  query: commonQuery,
  body: answerTemplateFields,
  success: { status: 200, schema: z.object({ data: answerTemplate }) },
  errors: ['too-many-templates'],
});
