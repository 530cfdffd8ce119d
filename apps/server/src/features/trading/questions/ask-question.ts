import type { askQuestion as contract } from '@patio/contract/trading/questions/ask-question.ts';
import { mayDeal } from '@patio/domain/trading/deals/may-deal.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionReader, auctionState } from '../auctions/public.ts';
import { offerOnSale, standingsOf } from '../deals/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';
import { insertQuestion } from './questions.store.ts';

const hourMs = 3_600_000;

/**
 * API-17: stores a question as typed, and queues it for staff or the partner, who answer it. Rate limited per account, only on offers that
 * are still open for deals (rule 0.31).
 */
export const askQuestion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { accountId } = context.actor;
    const limit = { perSubject: deps.config.rules.questionsPerHour, windowMs: hourMs };
    const attempt = await beginAttempt(deps, `question:${accountId}`, context, limit);
    const refusal = await refusedQuestion(deps.database, body.codigoOferta, context.now);
    if (refusal !== null) {
      await attempt.forgotten();
      return fail(refusal);
    }
    const question = { offerCode: body.codigoOferta, accountId, text: body.pergunta, now: context.now };
    await deps.database.transact(async (transaction) => {
      const ref = await insertQuestion(transaction, question);
      const { offerCode, now: at } = question;
      await recordSellingEvent(transaction, { event: 'question-asked', offerCode, ref, at });
    });
    return { data: { pergunta: body.pergunta, resposta: null } };
  };

/** A hidden offer is unknown; an ended one accepts no more questions. */
async function refusedQuestion(
  queries: Queries,
  offerCode: number,
  now: number,
): Promise<'offer-not-found' | 'offer-finished' | null> {
  const [row] = await auctionReader(queries).findMany([offerCode]);
  if (!row) return 'offer-not-found';
  const standing = (await standingsOf(queries, [offerCode], now)).get(offerCode);
  const objection = mayDeal(offerOnSale(auctionState(row), standing), { kind: 'ask' }, now);
  if (objection === null) return null;
  return objection === 'not-active' || objection === 'ended' ? 'offer-finished' : 'offer-not-found';
}
