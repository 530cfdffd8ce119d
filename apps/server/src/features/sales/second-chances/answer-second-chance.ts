import { answerSecondChance as contract } from '@patio/contract/sales/second-chances/answer-second-chance.ts';
import {
  answerSecondChance as decideAnswer,
  type SecondChanceDecision,
} from '@patio/domain/sales/second-chances/answer-second-chance.ts';
import { missingDeposit } from '@patio/domain/trading/deposits/needed-deposit.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  refusedAtGate,
  dealTermsOf,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import {
  beyondLimitError,
  depositMissingError,
  depositRule,
  dealRequest,
  exposureBeyond,
  incompleteProblem,
  runDeal,
  stoppedSince,
  type Deal,
  type StoredReply,
} from '../../trading/deals/public.ts';
import { isLimitReached } from '../../people/limits/public.ts';
import { recordPurchase } from '../purchases/public.ts';
import { announceSecondChance } from './announce-second-chance.ts';
import { secondChanceOf } from './second-chance-of.ts';
import { secondChanceWriter, type SecondChanceRow } from './second-chances.store.ts';

/** Accepts or declines a second chance, once, against its expiry (S-11). The same answer again gets the same reply. */
export const answerSecondChance =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const raw = { cdofrta: params.id, aceita: body.aceita };
    const request = dealRequest('answer-second-chance', raw, context);
    const stored = await runDeal(deps, request, {
      addressCode: null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      decide: async (deal) => {
        const chance = await secondChanceWriter(deal.transaction).lock(
          deal.row.offer_code,
          request.accountId,
        );
        if (!chance) return new ApiError('second-chance-not-found');
        return settle(deps, deal, chance, body.aceita ? 'accept' : 'decline');
      },
    });
    return contract.success.schema.parse(stored.reply);
  };

async function settle(
  deps: ServerDeps,
  deal: Deal<AuctionRow>,
  chance: SecondChanceRow,
  answer: 'accept' | 'decline',
): Promise<StoredReply | ApiError> {
  const { transaction, row, facts, now } = deal;
  if (chance.status === (answer === 'accept' ? 'accepted' : 'declined')) return replyTo(chance);
  const intention = { kind: 'award' } as const;
  const dealing = { accountId: chance.account_id, facts, intention, at: now };
  const barred = answer === 'accept' ? refusedAtGate(row, dealing) : null;
  if (barred) return barred;
  const stoppedAt = await stoppedSince(transaction, row.offer_code, now);
  const decision = decideAnswer(auctionState(row), secondChanceOf(chance), answer, now, stoppedAt);
  if (decision.kind === 'refused') return refused(decision.reason);
  if (decision.kind === 'sold') {
    if (isLimitReached('PODE_COMPRAR', facts))
      return new ApiError('limit-reached', { extra: { tipo: 'PODE_COMPRAR' } });
    const committed = { amount: chance.value_cents, staysHere: 0 };
    const beyond = exposureBeyond(facts, committed, deps.config.rules.exposure);
    const incomplete = incompleteProblem(facts);
    const deposit = missingDeposit(depositRule(facts), {
      amount: chance.value_cents,
      held: facts.has_deposit,
    });
    if (beyond) return beyondLimitError(beyond);
    if (deposit) return depositMissingError(deposit);
    if (incomplete) return incomplete;
  }
  const purchaseCode = decision.kind === 'sold' ? await sell(deps, deal, chance, decision) : null;
  const status = decision.kind === 'sold' ? 'accepted' : decision.status;
  const at = decision.kind === 'sold' ? decision.state.lastAt : now;
  await secondChanceWriter(transaction).end({ code: chance.code, status, purchaseCode, at });
  await announceSecondChance(deps, transaction, row, {
    kind: status,
    code: chance.code,
    accountId: chance.account_id,
    value: chance.value_cents,
    purchaseCode,
    deadline: chance.expires_at,
    at,
  });
  return replyTo({ ...chance, status, purchase_code: purchaseCode });
}

/** A sale like that of a won auction, under the terms of their last bid. */
async function sell(
  deps: ServerDeps,
  { transaction, row, facts }: Deal<AuctionRow>,
  chance: SecondChanceRow,
  { state, entries }: Extract<SecondChanceDecision, { kind: 'sold' }>,
): Promise<number> {
  await saveAuctions(transaction, [{ before: row, state, entries, maxima: [], outcome: 'second-chance' }]);
  return recordPurchase(deps, transaction, {
    code: facts.code,
    offerCode: row.offer_code,
    accountId: chance.account_id,
    origin: 'bid',
    value: chance.value_cents,
    terms: await dealTermsOf(transaction, row.offer_code, chance.account_id),
    at: state.lastAt,
  });
}

function replyTo({ offer_code, status, purchase_code }: SecondChanceRow): StoredReply {
  const situacao = status === 'accepted' ? 'aceita' : 'recusada';
  return {
    status: 200,
    reply: { data: { codigoOferta: offer_code, situacao, codigoCompra: purchase_code } },
  };
}

function refused(reason: Extract<SecondChanceDecision, { kind: 'refused' }>['reason']): ApiError {
  switch (reason) {
    case 'already-answered':
    case 'not-for-sale':
      return new ApiError('second-chance-answered');
    case 'term-over':
    case 'not-due':
      return new ApiError('second-chance-over');
  }
}
