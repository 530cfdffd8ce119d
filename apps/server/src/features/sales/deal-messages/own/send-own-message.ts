import type { sendOwnMessage as contract } from '@patio/contract/sales/deal-messages/send-own-message.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { presentMessage } from '../messages.present.ts';
import { requestKey } from '../request-key.ts';
import { writeMessage } from '../write-message.ts';
import { conversationOf, ownDeal } from './own-deal.ts';

const hourMs = 3_600_000;

/** Sends a message of the buyer. One that was sent already does not count again. */
export const sendOwnMessage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor, now, request } = context;
    const deal = await ownDeal(deps.database, params, actor.accountId);
    if (deal === undefined) return fail('conversation-not-found');
    const limit = { perSubject: deps.config.rules.messagesPerHour, windowMs: hourMs };
    const attempt = await beginAttempt(deps, `deal-message:${actor.accountId}`, context, limit);
    const written = await deps.database
      .transact(async (transaction) =>
        writeMessage(deps, transaction, {
          conversation: await conversationOf(transaction, deal, now),
          side: 'buyer',
          authorId: actor.accountId,
          text: body.texto,
          files: body.arquivos ?? [],
          key: requestKey(request),
          at: now,
        }),
      )
      .catch(async (error: unknown) => {
        await attempt.forgotten();
        throw error;
      });
    if (!written.fresh) await attempt.forgotten();
    const bought = written.conversation.purchase_code !== null;
    return { data: presentMessage(written.row, { side: 'buyer', store: null, bought }) };
  };
