import type { askQuestion as contract } from '@patio/contract/questions/ask-question.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { noteSellingEvent } from '../selling-side/public.ts';
import { beginAttempt } from '../sessions/public.ts';
import { insertQuestion } from './questions.store.ts';

const hourMs = 3_600_000;

/** API-17: keeps a question as typed, and notes it for staff or the partner, who answer. One account asks so many in an hour. */
export const askQuestion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { accountId } = context.actor;
    const limit = { perSubject: deps.config.rules.questionsPerHour, windowMs: hourMs };
    const attempt = await beginAttempt(deps, `question:${accountId}`, context, limit);
    const question = { offerCode: body.codigoOferta, accountId, text: body.pergunta, now: context.now };
    const kept = await deps.database.transact(async (transaction) => {
      const ref = await insertQuestion(transaction, question);
      if (ref === undefined) return false;
      const { offerCode, now: at } = question;
      await noteSellingEvent(transaction, { event: 'question-asked', offerCode, ref, at });
      return true;
    });
    if (!kept) {
      await attempt.forgotten();
      return fail('offer-not-found');
    }
    return { data: { pergunta: body.pergunta, resposta: null } };
  };
