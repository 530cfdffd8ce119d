import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** An own visit as a file for calendars. */
export const downloadVisitCalendar = defineRoute({
  name: 'download-visit-calendar',
  method: 'GET',
  path: '/usrio/visitas/:id/agenda',
  access: 'user',
  tag: 'visits',
  summary: 'An own visit for a calendar',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['visit-not-found'],
});
