import { answerQuestion as contract } from '@patio/contract/trading/questions/answer-question.ts';
import { maskContacts } from '@patio/domain/texts/mask-contacts.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore, worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifyAsker } from './notify-asker.ts';
import { questionWriter } from './question-changes.store.ts';

/** Answers a question once, and notifies its author (S-23, S-40, S-41); audited. */
export const answerQuestion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const answer = body.resposta;
    const outcome = await deps.database.transact(async (transaction) => {
      const writer = questionWriter(transaction);
      const question = await writer.lock(params.id);
      if (!question || !mayReachStore(actor, question.partner_id, contract)) return 'question-not-found';
      if (question.answer === answer) return question;
      if (question.hidden) return 'question-hidden';
      if (question.answer !== null) return 'question-answered';
      await writer.answer(question.code, answer, { by: actor.accountId, at: now });
      await notifyAsker(deps, transaction, {
        question,
        fact: `question:${question.code}`,
        now,
        write: (facts) => messages.questionAnswered({ ...facts, answer }),
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'answer-question',
        subject: `question ${question.code}`,
        details: { offer: question.offer_code },
        before: { answered: false },
        after: { answered: true },
        at: now,
      });
      return question;
    });
    if (typeof outcome === 'string') return fail(outcome);
    return {
      data: {
        pergunta: worksForTheHouse(actor, contract) ? outcome.text : maskContacts(outcome.text),
        resposta: answer,
      },
    };
  };
