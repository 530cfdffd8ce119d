import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** A mail with sample data, as it would be sent: in a language, in the name of the house or of an open store. */
export const previewMail = defineRoute({
  name: 'preview-mail',
  method: 'GET',
  path: '/admin/mails/:kind',
  access: 'staff',
  roles: ['sales', 'content'],
  tag: 'mail',
  summary: 'A mail as it would look',
  params: z.object({ kind: line(60) }),
  query: commonQuery.extend({
    store: line(100).optional(),
    form: z.enum(['html', 'text']).optional(),
    variante: z.coerce.number().int().min(0).max(20).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        tipo: z.string(),
        assunto: z.string(),
        /** Sender name shown by mail clients. */
        remetente: z.string(),
        /** HTML or plain text, by `form`; HTML by default. */
        conteudo: z.string(),
      }),
    }),
  },
  errors: ['mail-not-found', 'partner-not-found'],
});
