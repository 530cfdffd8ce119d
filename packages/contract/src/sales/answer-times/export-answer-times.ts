import { defineRoute } from '../../route/define-route.ts';
import { answerTimesQuery } from './get-answer-times.ts';

/** The same as CSV; audited. */
export const exportAnswerTimes = defineRoute({
  name: 'export-answer-times',
  method: 'GET',
  path: '/admin/answer-times.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'desk',
  summary: 'Answer times as a spreadsheet',
  query: answerTimesQuery,
  success: { status: 200, content: 'binary' },
  errors: [],
});
