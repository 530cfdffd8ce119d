import type { openConversation as contract } from '@patio/contract/sales/deal-messages/open-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { conversationReader } from '../conversations.store.ts';
import { conversationOf } from '../own/own-deal.ts';
import { isOpen } from '../write-message.ts';
import { mayReach } from './reach.ts';

/** Finds the conversation about a deal, or begins it; the list shows it once anyone writes. */
export const openConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const reader = conversationReader(deps.database);
    const deal = await ('compra' in body ? reader.purchase(body.compra) : reader.proposal(body.proposta));
    if (!deal || !mayReach(actor, deal)) return fail('conversation-not-found');
    if (deal.code === null && !isOpen(deps, deal, now)) return fail('conversation-closed');
    const codigo = await deps.database.transact((transaction) => conversationOf(transaction, deal, now));
    return { data: { codigo } };
  };
