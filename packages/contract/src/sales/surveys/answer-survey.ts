import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { surveyAnswer, surveyParams } from './survey.ts';

/** API-79: all answers at once, and only once. */
export const answerSurvey = defineRoute({
  name: 'answer-survey',
  method: 'POST',
  path: '/survey/:guid/:lance',
  access: 'public',
  tag: 'surveys',
  summary: 'Answers a survey',
  params: surveyParams,
  query: commonQuery,
  body: z.object({ respostas: z.array(surveyAnswer).max(100) }),
  success: { status: 201, schema: z.object({ data: z.object({ respondida: z.literal(true) }) }) },
  errors: ['survey-not-found', 'survey-answered', 'survey-incomplete'],
});
