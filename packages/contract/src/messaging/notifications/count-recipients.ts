import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { namesRecipients, recipientQuery } from './recipients.ts';

/** How many accounts a broadcast would reach now; sending requires this number. */
export const countRecipients = defineRoute({
  name: 'count-recipients',
  method: 'GET',
  path: '/admin/notifications/recipients',
  access: 'staff',
  roles: ['sales', 'content', 'support'],
  tag: 'notifications',
  summary: 'How many people a notification would reach',
  query: commonQuery.extend(recipientQuery).refine(namesRecipients, 'broadcast-target'),
  success: { status: 200, schema: z.object({ data: z.object({ destinatarios: z.number() }) }) },
  errors: [],
});
