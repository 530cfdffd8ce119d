import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { questionFields } from './survey-results.ts';

/** Changes the wording of a question, in the version that was read. The next users who open the survey read it. */
export const saveSurveyQuestion = defineRoute({
  name: 'save-survey-question',
  method: 'PUT',
  path: '/admin/survey-questions/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'surveys',
  summary: 'Changes the wording of a survey question',
  params: codeParams,
  query: commonQuery,
  body: questionFields,
  success: { status: 200, schema: z.object({ data: z.object({ versao: z.number() }) }) },
  errors: ['survey-question-unknown', 'content-changed', 'survey-options', 'survey-correction'],
});
