import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { surveyAnswersList } from './survey-results.ts';

/** The same as CSV; audited. */
export const exportSurveyAnswers = defineRoute({
  name: 'export-survey-answers',
  method: 'GET',
  path: '/admin/survey-answers.csv',
  access: 'staff',
  roles: ['content', 'sales'],
  tag: 'surveys',
  summary: 'Answers to surveys as a spreadsheet',
  query: listQuery(surveyAnswersList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
