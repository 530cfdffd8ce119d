import type { answerQuestion as contract } from '@patio/contract/trading/questions/answer-question.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { messages, pageAddress, sellerOf } from '../../messaging/mail/public.ts';
import { questionWriter, type SentQuestion } from './open-questions.store.ts';

/** Answers a question once, and notifies its author (S-23, S-40, S-41); audited. */
export const answerQuestion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const answer = body.resposta;
    const outcome = await deps.database.transact(async (transaction) => {
      const writer = questionWriter(transaction);
      const question = await writer.lock(params.id);
      if (!question || !mayReachStore(actor, question.partner_id)) return 'question-not-found';
      if (question.answer === answer) return question;
      if (question.answer !== null) return 'question-answered';
      await writer.answer(question.code, answer, now);
      await notifyAsker(deps, transaction, { question, answer, now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'answer-question',
        subject: `question ${question.code}`,
        details: { offer: question.offer_code },
        at: now,
      });
      return question;
    });
    if (typeof outcome === 'string') return fail(outcome);
    return { data: { pergunta: outcome.text, resposta: answer } };
  };

async function notifyAsker(
  deps: ServerDeps,
  transaction: Transaction,
  { question, answer, now }: { question: SentQuestion; answer: string; now: number },
): Promise<void> {
  const person = await questionWriter(transaction).asker(question.code);
  if (!person || person.blocked) return;
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, question.partner_id);
  const idiom = person.idiom ?? 'PTBR';
  const path = `/oferta/${question.offer_code}`;
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event: 'question',
    offerCode: question.offer_code,
    path,
    dedupeKey: `question:${question.code}`,
    now,
    write: (foot) =>
      messages.questionAnswered({
        brand,
        idiom,
        store,
        foot,
        name: person.name,
        offerTitle: question.title,
        question: question.text,
        answer,
        address: pageAddress(publicUrl, store, path),
      }),
  });
}
