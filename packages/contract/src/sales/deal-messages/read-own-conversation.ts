import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { readUntil } from './deal-message.ts';
import { ownConversation } from './own-conversation.ts';

/** Marks what who sells has written, up to a message, as read by the buyer. The same again changes nothing. */
export const readOwnConversation = defineRoute({
  name: 'read-own-conversation',
  method: 'PUT',
  path: '/usrio/conversas/:tipo/:id/lida',
  access: 'user',
  tag: 'messages',
  summary: 'Marks messages as read by the buyer',
  params: ownConversation,
  query: commonQuery,
  body: readUntil,
  success: { status: 204 },
  errors: ['conversation-not-found'],
});
