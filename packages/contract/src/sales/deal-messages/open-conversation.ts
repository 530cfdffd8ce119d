import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** The conversation about a purchase or a proposal, so that the team can write first. */
export const openConversation = defineRoute({
  name: 'open-conversation',
  method: 'POST',
  path: '/admin/conversations',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  unaudited: 'a conversation without messages says nothing; every message of staff is audited',
  tag: 'messages',
  summary: 'Finds or begins the conversation about a deal',
  query: commonQuery,
  body: z.object({ compra: code }).or(z.object({ proposta: code })),
  success: { status: 200, schema: z.object({ data: z.object({ codigo: z.number() }) }) },
  errors: ['conversation-not-found', 'conversation-closed'],
});
