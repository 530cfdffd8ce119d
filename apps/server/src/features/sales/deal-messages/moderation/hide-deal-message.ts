import type { hideDealMessage as contract } from '@patio/contract/sales/deal-messages/hide-deal-message.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announce } from '../announce.ts';
import { messageReader, messageWriter } from '../messages.store.ts';
import { reachedConversation } from '../office/reach.ts';
import { notifyAuthor } from './notify-author.ts';

/** Keeps a message from the other side, and tells its author why; audited. */
export const hideDealMessage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) =>
    deps.database.transact(async (transaction) => {
      const message = await messageReader(transaction).find(params.id);
      const found = message && (await reachedConversation(transaction, message.conversation_code, actor));
      if (!message || !found) return fail('message-not-found');
      if (message.hidden) return undefined;
      const reason = body.motivo;
      await messageWriter(transaction).hide(message.code, reason, actor.accountId, now);
      if (message.author_id !== actor.accountId)
        await notifyAuthor(deps, transaction, { conversation: found, message, reason, now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'hide-deal-message',
        subject: `conversation ${found.code}`,
        details: { message: message.code, reason },
        before: { hidden: false },
        after: { hidden: true },
        at: now,
      });
      await announce(deps, transaction, found);
      return undefined;
    });
