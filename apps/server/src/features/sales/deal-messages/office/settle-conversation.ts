import type { settleConversation as contract } from '@patio/contract/sales/deal-messages/settle-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announce } from '../announce.ts';
import { conversationReader, conversationWriter } from '../conversations.store.ts';
import { messageReader, messageWriter } from '../messages.store.ts';
import { reachedConversation } from './reach.ts';

/** The buyer no longer waits, unless they have written since the caller looked; audited. */
export const settleConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const seen = await reachedConversation(deps.database, params.id, actor);
    if (!seen) return fail('conversation-not-found');
    return deps.database.transact(async (transaction) => {
      await conversationWriter(transaction).lock(seen.code);
      if ((await messageReader(transaction).latestOfBuyer(seen.code)) > body.ate)
        return fail('conversation-went-on');
      const found = await conversationReader(transaction).find(seen.code);
      if (!found || found.waiting_since === null) return undefined;
      await conversationWriter(transaction).settle(seen.code);
      await messageWriter(transaction).read(seen.code, true, body.ate, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'settle-conversation',
        subject: `conversation ${seen.code}`,
        details: { offer: seen.offer_code },
        before: { waiting: true },
        after: { waiting: false },
        at: now,
      });
      await announce(deps, transaction, found);
      return undefined;
    });
  };
