import type { readOwnConversation as contract } from '@patio/contract/sales/deal-messages/read-own-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readMessages } from '../read-messages.ts';
import { ownDeal } from './own-deal.ts';

/** Marks messages of who sells as read by the buyer. */
export const readOwnConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const deal = await ownDeal(deps.database, params, actor.accountId);
    if (deal === undefined) return fail('conversation-not-found');
    if (deal.code !== null)
      await readMessages(deps, { conversation: deal.code, byBuyer: true, until: body.ate, at: now });
    return undefined;
  };
