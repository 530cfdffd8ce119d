import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { before, dealMessage } from './deal-message.ts';
import { ownConversation } from './own-conversation.ts';

/** The conversation of the signed-in buyer about a purchase or an offer: the latest messages, or those before one. Those of others are not found. */
export const getOwnConversation = defineRoute({
  name: 'get-own-conversation',
  method: 'GET',
  path: '/usrio/conversas/:tipo/:id',
  access: 'user',
  tag: 'messages',
  summary: 'Messages of the signed-in buyer about a purchase or an offer',
  params: ownConversation,
  query: commonQuery.extend({ antes: before }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        /** The store that sells; null: the house. */
        loja: z.string().nullable(),
        podeEscrever: z.boolean(),
        naoLidas: z.number(),
        /** Oldest first. */
        mensagens: z.array(dealMessage),
        /** There are older ones. */
        temAntes: z.boolean(),
      }),
    }),
  },
  errors: ['conversation-not-found'],
});
