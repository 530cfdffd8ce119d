import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { surveyParams, surveyQuestion } from './survey.ts';

/** API-78: no session, the link is enough (S-45). */
export const getSurvey = defineRoute({
  name: 'get-survey',
  method: 'GET',
  path: '/survey/:guid/:lance',
  access: 'public',
  tag: 'surveys',
  summary: 'Questions of a survey, for invited users',
  params: surveyParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ respondida: z.boolean(), titulo: z.string(), perguntas: z.array(surveyQuestion) }),
  },
  errors: ['survey-not-found'],
});
