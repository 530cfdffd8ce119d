import { MESSAGE_PAGE } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { getOwnConversation as contract } from '@patio/contract/sales/deal-messages/get-own-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentPage } from '../messages.present.ts';
import { messageReader } from '../messages.store.ts';
import { isOpen } from '../write-message.ts';
import { ownDeal } from './own-deal.ts';

/** The conversation of the caller about a deal; an empty one if nobody has written. */
export const getOwnConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, now, reply }) => {
    const deal = await ownDeal(deps.database, params, actor.accountId);
    if (deal === undefined) return fail('conversation-not-found');
    const reader = messageReader(deps.database);
    const rows =
      deal.code === null ? [] : await reader.page(deal.code, query.antes ?? null, MESSAGE_PAGE + 1);
    const naoLidas = deal.code === null ? 0 : await reader.unread(deal.code, false);
    reply.header('cache-control', 'no-store');
    const side = { side: 'buyer', store: null, bought: deal.purchase_code !== null } as const;
    return {
      data: {
        loja: deal.store,
        podeEscrever: isOpen(deps, deal, now),
        naoLidas,
        ...presentPage(rows, MESSAGE_PAGE, side),
      },
    };
  };
