import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { alertSettings } from './alert-settings.ts';

/** The alert settings of the signed-in user. */
export const getAlerts = defineRoute({
  name: 'get-alerts',
  method: 'GET',
  path: '/usrio/avisos',
  access: 'user',
  tag: 'alerts',
  summary: 'Alert settings of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: alertSettings },
  errors: [],
});
