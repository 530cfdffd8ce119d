import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { deadMail, deadMailsList } from './dead-mail.ts';

/** Dead mails, latest first, and the state of the queue. Their content is shown to nobody: it may contain codes and links. */
export const listDeadMails = defineRoute({
  name: 'list-dead-mails',
  method: 'GET',
  path: '/admin/mails/dead',
  access: 'staff',
  roles: ['sales'],
  tag: 'mail',
  summary: 'Mails that could not be delivered',
  query: listQuery(deadMailsList),
  success: {
    status: 200,
    schema: listReply(deadMail).extend({
      fila: z.object({ aguardando: z.number(), maisAntigo: instant.nullable() }),
    }),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
