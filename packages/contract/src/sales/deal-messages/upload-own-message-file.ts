import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { messageFile, UPLOAD_BYTES, uploadedFile } from './deal-message.ts';
import { ownConversation } from './own-conversation.ts';

/** Stores a file that the buyer sends with their next message; without one it is deleted after a day. */
export const uploadOwnMessageFile = defineRoute({
  name: 'upload-own-message-file',
  method: 'POST',
  path: '/usrio/conversas/:tipo/:id/arquivos',
  access: 'user',
  tag: 'messages',
  summary: 'Uploads a file for a message',
  params: ownConversation,
  query: commonQuery,
  bodyBytes: UPLOAD_BYTES,
  body: uploadedFile,
  success: { status: 201, schema: z.object({ data: messageFile }) },
  errors: ['conversation-not-found', 'conversation-closed', 'message-file-unsafe', 'message-file-unchecked'],
});
