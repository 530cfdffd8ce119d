import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { before, dealMessage } from './deal-message.ts';

/** A conversation with its latest messages, or those before one. */
export const getConversation = defineRoute({
  name: 'get-conversation',
  method: 'GET',
  path: '/admin/conversations/:id',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'messages',
  summary: 'A conversation with a buyer',
  params: codeParams,
  query: commonQuery.extend({ antes: before }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        codigoOferta: z.number(),
        tituloOferta: z.string(),
        codigoCompra: z.number().nullable(),
        /** Null for a store until the sale. */
        comprador: z.string().nullable(),
        loja: z.string().nullable(),
        desde: instant.nullable(),
        prazo: instant.nullable(),
        podeEscrever: z.boolean(),
        /** Oldest first. */
        mensagens: z.array(dealMessage),
        temAntes: z.boolean(),
      }),
    }),
  },
  errors: ['conversation-not-found'],
});
