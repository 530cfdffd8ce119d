import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { broadcast } from './broadcast.ts';

/** The last hundred broadcasts, newest first. */
export const listBroadcasts = defineRoute({
  name: 'list-broadcasts',
  method: 'GET',
  path: '/admin/notifications',
  access: 'staff',
  roles: ['sales', 'content'],
  tag: 'notifications',
  summary: 'Notifications that staff sent',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(broadcast) }) },
  errors: [],
});
