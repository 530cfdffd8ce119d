import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { readUntil } from './deal-message.ts';

/** Marks what the buyer has written, up to a message, as read. The same again changes nothing. */
export const readConversation = defineRoute({
  name: 'read-conversation',
  method: 'PUT',
  path: '/admin/conversations/:id/read',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  unaudited: 'when a message was first read stands with the message',
  tag: 'messages',
  summary: 'Marks messages of a buyer as read',
  params: codeParams,
  query: commonQuery,
  body: readUntil,
  success: { status: 204 },
  errors: ['conversation-not-found'],
});
