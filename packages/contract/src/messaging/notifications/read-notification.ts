import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** API-51: marks a notification as read; reading it again changes nothing. */
export const readNotification = defineRoute({
  name: 'read-notification',
  method: 'POST',
  path: '/usrio/notif',
  access: 'user',
  tag: 'notifications',
  summary: 'Marks a notification as read',
  query: commonQuery,
  body: z.object({ codigoNotificacao: code }),
  success: { status: 204 },
  errors: ['not-found'],
});
