import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { surveyResults, surveyResultsQuery } from './survey-results.ts';

/** What was answered to the questions of a survey in a period. */
export const readSurveyResults = defineRoute({
  name: 'read-survey-results',
  method: 'GET',
  path: '/admin/surveys',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'surveys',
  summary: 'Results of a survey',
  query: surveyResultsQuery,
  success: { status: 200, schema: z.object({ data: surveyResults }) },
  errors: [],
});
