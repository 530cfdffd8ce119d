import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** Dead mails, latest first, and the state of the queue. Their content is shown to nobody: it may contain codes and links. */
export const listDeadMails = defineRoute({
  name: 'list-dead-mails',
  method: 'GET',
  path: '/admin/mails/dead',
  access: 'staff',
  roles: ['sales'],
  tag: 'mail',
  summary: 'Mails that could not be delivered',
  query: commonQuery.extend({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          destinatario: z.string(),
          assunto: z.string(),
          tentativas: z.number(),
          motivo: z.string(),
          criadoEm: instant,
          desistiuEm: instant,
          /** False: its content has expired. */
          podeRepetir: z.boolean(),
        }),
      ),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
      fila: z.object({ aguardando: z.number(), maisAntigo: instant.nullable() }),
    }),
  },
  errors: [],
});
