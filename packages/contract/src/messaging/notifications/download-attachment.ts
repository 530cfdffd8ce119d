import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-52: the attachment of a notification, only for its owner (S-25). */
export const downloadAttachment = defineRoute({
  name: 'download-attachment',
  method: 'GET',
  path: '/usrio/notif/anexo/:guid',
  access: 'user',
  tag: 'notifications',
  summary: 'Downloads the attachment of a notification',
  params: z.object({ guid: z.uuid() }),
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['not-found'],
});
