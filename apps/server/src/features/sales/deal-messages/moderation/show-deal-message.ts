import type { showDealMessage as contract } from '@patio/contract/sales/deal-messages/show-deal-message.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announce } from '../announce.ts';
import { messageReader, messageWriter } from '../messages.store.ts';
import { reachedConversation } from '../office/reach.ts';

/** Shows a hidden message again; audited. */
export const showDealMessage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) =>
    deps.database.transact(async (transaction) => {
      const message = await messageReader(transaction).find(params.id);
      const found = message && (await reachedConversation(transaction, message.conversation_code, actor));
      if (!message || !found) return fail('message-not-found');
      if (!message.hidden) return undefined;
      await messageWriter(transaction).show(message.code);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'show-deal-message',
        subject: `conversation ${found.code}`,
        details: { message: message.code },
        before: { hidden: true },
        after: { hidden: false },
        at: now,
      });
      await announce(deps, transaction, found);
      return undefined;
    });
