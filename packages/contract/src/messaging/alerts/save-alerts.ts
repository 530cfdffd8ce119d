import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { alertEvent, alertSettings } from './alert-settings.ts';

/** Changes the given choices and keeps the rest. Mails about agreements cannot be turned off. */
export const saveAlerts = defineRoute({
  name: 'save-alerts',
  method: 'PUT',
  path: '/usrio/avisos',
  access: 'user',
  tag: 'alerts',
  summary: 'Changes the alert settings of the signed-in user',
  query: commonQuery,
  body: z.object({
    data: z
      .array(
        z.object({
          evento: alertEvent,
          aplicativo: z.boolean().optional(),
          email: z.boolean().optional(),
          push: z.boolean().optional(),
        }),
      )
      .max(alertEvent.options.length),
  }),
  success: { status: 200, schema: alertSettings },
  errors: ['alert-required'],
});
