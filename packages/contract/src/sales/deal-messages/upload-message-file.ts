import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { messageFile, UPLOAD_BYTES, uploadedFile } from './deal-message.ts';

/** Stores a file that is sent with the next message to a buyer; without one it is deleted after a day. */
export const uploadMessageFile = defineRoute({
  name: 'upload-message-file',
  method: 'POST',
  path: '/admin/conversations/:id/files',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  unaudited: 'nobody sees the file until the message that it belongs to is sent, which is audited',
  tag: 'messages',
  summary: 'Uploads a file for a message to a buyer',
  params: codeParams,
  query: commonQuery,
  bodyBytes: UPLOAD_BYTES,
  body: uploadedFile,
  success: { status: 201, schema: z.object({ data: messageFile }) },
  errors: ['conversation-not-found', 'conversation-closed', 'message-file-unsafe', 'message-file-unchecked'],
});
