import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { staffAnswer, surveyAnswersList } from './survey-results.ts';

/** Every answer to surveys, without who gave it. */
export const listSurveyAnswers = defineRoute({
  name: 'list-survey-answers',
  method: 'GET',
  path: '/admin/survey-answers',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'surveys',
  summary: 'Answers to surveys',
  query: listQuery(surveyAnswersList),
  success: { status: 200, schema: listReply(staffAnswer) },
  errors: [],
});
