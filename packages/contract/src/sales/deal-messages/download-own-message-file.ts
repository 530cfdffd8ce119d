import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** A file of a message of the buyer's own conversations, as a download. */
export const downloadOwnMessageFile = defineRoute({
  name: 'download-own-message-file',
  method: 'GET',
  path: '/usrio/mensagens/arquivos/:id',
  access: 'user',
  tag: 'messages',
  summary: 'A file of a message',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['message-file-missing'],
});
