import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { dealMessage, sentMessage } from './deal-message.ts';
import { ownConversation } from './own-conversation.ts';

/** Writes to who sells, about a purchase or an open proposal. The same `Idempotency-Key` again gives the same message. */
export const sendOwnMessage = defineRoute({
  name: 'send-own-message',
  method: 'POST',
  path: '/usrio/conversas/:tipo/:id/mensagens',
  access: 'user',
  tag: 'messages',
  summary: 'Sends a message to who sells',
  params: ownConversation,
  query: commonQuery,
  body: sentMessage,
  idempotent: true,
  success: { status: 201, schema: z.object({ data: dealMessage }) },
  errors: ['conversation-not-found', 'conversation-closed', 'message-file-missing', 'key-reused'],
});
