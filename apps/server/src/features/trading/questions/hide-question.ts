import { hideQuestion as contract } from '@patio/contract/trading/questions/hide-question.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mailedReason } from '../../../platform/access/mailed-reason.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifyAsker } from './notify-asker.ts';
import { questionWriter } from './question-changes.store.ts';

const DAY_MS = 86_400_000;

/** Keeps a question from the page of its offer, and tells its author why; audited. */
export const hideQuestion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const reason = body.motivo;
    const found = await deps.database.transact(async (transaction) => {
      const writer = questionWriter(transaction);
      const question = await writer.lock(params.id);
      if (!question || !mayReachStore(actor, question.partner_id, contract)) return false;
      if (question.hidden) return true;
      await writer.hide(question.code, reason, { by: actor.accountId, at: now });
      await notifyAsker(deps, transaction, {
        question,
        // Once a day, however often it is hidden and shown.
        fact: `question-hidden:${question.code}:${Math.floor(now / DAY_MS)}`,
        now,
        write: (facts) => messages.questionHidden({ ...facts, reason: mailedReason(actor, reason) }),
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'hide-question',
        subject: `question ${question.code}`,
        details: { offer: question.offer_code, reason },
        before: { hidden: false },
        after: { hidden: true },
        at: now,
      });
      return true;
    });
    return found ? undefined : fail('question-not-found');
  };
