import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** API-50: newest first; `lida` is an extra field (S-41). */
export const listNotifications = defineRoute({
  name: 'list-notifications',
  method: 'GET',
  path: '/usrio/notif',
  access: 'user',
  tag: 'notifications',
  summary: 'The notifications of the signed-in user',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(
      z.object({
        codigoNotificacao: z.number(),
        tituloNotificacao: z.string(),
        /** Sanitised HTML. */
        descricaoNotificacao: z.string(),
        dataInicio: instant,
        nomeArquivo: z.string().nullable(),
        /** Bytes. */
        tamanho: z.number().nullable(),
        guid: z.string().nullable(),
        lida: z.boolean(),
      }),
    ),
  },
  errors: [],
});
