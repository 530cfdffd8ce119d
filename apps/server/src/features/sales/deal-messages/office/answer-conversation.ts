import type { answerConversation as contract } from '@patio/contract/sales/deal-messages/answer-conversation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { presentMessage } from '../messages.present.ts';
import { requestKey } from '../request-key.ts';
import { writeMessage } from '../write-message.ts';
import { reachedConversation, readerOf, sideOf } from './reach.ts';

const hourMs = 3_600_000;

/** Sends a message to a buyer; audited without its words, which stand in the conversation. */
export const answerConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor, now, request } = context;
    const found = await reachedConversation(deps.database, params.id, actor);
    if (!found) return fail('conversation-not-found');
    // In each conversation: who answers many buyers an hour is not stopped.
    const subject = `deal-message:${actor.accountId}:${found.code}`;
    const limit = { perSubject: deps.config.rules.messagesPerHour, windowMs: hourMs };
    const attempt = await beginAttempt(deps, subject, context, limit);
    const written = await deps.database
      .transact(async (transaction) => {
        const message = await writeMessage(deps, transaction, {
          conversation: found.code,
          side: sideOf(actor),
          authorId: actor.accountId,
          text: body.texto,
          files: body.arquivos ?? [],
          key: requestKey(request),
          at: now,
        });
        if (message.fresh)
          await recordAudit(transaction, {
            actorId: actor.accountId,
            action: 'answer-conversation',
            subject: `conversation ${found.code}`,
            details: { offer: found.offer_code, message: message.row.code },
            before: { waiting: found.waiting_since !== null },
            after: { waiting: false },
            at: now,
          });
        return message;
      })
      .catch(async (error: unknown) => {
        await attempt.forgotten();
        throw error;
      });
    if (!written.fresh) await attempt.forgotten();
    return { data: presentMessage(written.row, readerOf(actor, written.conversation)) };
  };
