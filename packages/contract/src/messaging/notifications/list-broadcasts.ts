import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { broadcast, broadcastsList } from './broadcast.ts';

/** Notifications of staff, the newest first. */
export const listBroadcasts = defineRoute({
  name: 'list-broadcasts',
  method: 'GET',
  path: '/admin/notifications',
  access: 'staff',
  roles: ['sales', 'content', 'support'],
  tag: 'notifications',
  summary: 'Notifications that staff sent',
  query: listQuery(broadcastsList),
  success: { status: 200, schema: listReply(broadcast) },
  errors: ['list-too-deep', 'list-cursor'],
});
