import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { dealMessage, sentMessage } from './deal-message.ts';

/** Writes to a buyer, who then no longer waits. The same `Idempotency-Key` again gives the same message. */
export const answerConversation = defineRoute({
  name: 'answer-conversation',
  method: 'POST',
  path: '/admin/conversations/:id/messages',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'messages',
  summary: 'Sends a message to a buyer',
  params: codeParams,
  query: commonQuery,
  body: sentMessage,
  idempotent: true,
  success: { status: 201, schema: z.object({ data: dealMessage }) },
  errors: ['conversation-not-found', 'conversation-closed', 'message-file-missing', 'key-reused'],
});
