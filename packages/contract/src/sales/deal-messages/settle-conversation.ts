import { defineRoute } from '../../route/define-route.ts';
import { z } from 'zod';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';

/** The last message needs no answer, such as thanks: the conversation no longer waits. Refused if the buyer has written since `ate`. */
export const settleConversation = defineRoute({
  name: 'settle-conversation',
  method: 'POST',
  path: '/admin/conversations/:id/settle',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'messages',
  summary: 'Marks a conversation as needing no answer',
  params: codeParams,
  query: commonQuery,
  body: z.object({ ate: code }),
  success: { status: 204 },
  errors: ['conversation-not-found', 'conversation-went-on'],
});
