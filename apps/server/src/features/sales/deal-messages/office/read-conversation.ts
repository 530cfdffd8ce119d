import type { readConversation as contract } from '@patio/contract/sales/deal-messages/read-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readMessages } from '../read-messages.ts';
import { reachedConversation } from './reach.ts';

/** Marks messages of a buyer as read by who sells. */
export const readConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const found = await reachedConversation(deps.database, params.id, actor);
    if (!found) return fail('conversation-not-found');
    await readMessages(deps, { conversation: found.code, byBuyer: false, until: body.ate, at: now });
    return undefined;
  };
