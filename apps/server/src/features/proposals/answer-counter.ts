import { answerCounter as contract } from '@patio/contract/proposals/answer-counter.ts';
import { isAuctionOpen } from '@patio/domain/auctions/auction-state.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../platform/http/serve.ts';
import { auctionLocker, auctionState, barredFrom, type AuctionRow } from '../auctions/public.ts';
import { dealRequest, runDeal, type Deal, type KeptReply } from '../deals/public.ts';
import { noteSellingEvent } from '../selling-side/public.ts';
import { moveProposal } from './move-proposal.ts';
import { proposalReader, proposalWriter } from './proposals.store.ts';
import { refusedStep } from './refused-step.ts';
import { buyerTeller } from './tell-buyer.ts';

/** The buyer answers a counter-proposal with another value: it waits for the sales team again, or is refused by itself (rule 0.7). */
export const answerCounter =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { codigo: code }, body, fail }, context) => {
    const known = await proposalReader(deps.database).find(code);
    if (known?.account_id !== context.actor.accountId) return fail('proposal-not-found');
    const request = dealRequest('answer-counter', { ...body, code, cdofrta: known.offer_code }, context);
    const kept = await runDeal(deps, request, {
      addressCode: known.address_code,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      decide: (deal) => answer(deps, deal, { code, body, accountId: request.accountId }),
    });
    return contract.success.schema.parse(kept.reply);
  };

interface Answer {
  readonly code: number;
  readonly body: HandlerInput<typeof contract>['body'];
  readonly accountId: number;
}

async function answer(
  deps: ServerDeps,
  { transaction, row: offer, facts, now }: Deal<AuctionRow>,
  { code, body, accountId }: Answer,
): Promise<KeptReply | ApiError> {
  const barred = barredFrom(offer, accountId, facts);
  if (barred) return barred;
  const row = await proposalWriter(transaction).lock(code);
  if (!row) return new ApiError('proposal-not-found');
  const open = isAuctionOpen(auctionState(offer), now);
  if (!open) return new ApiError('offer-finished');
  const message = body.mensagem ?? '';
  const deed = {
    step: 'counter',
    actor: 'buyer',
    actorId: accountId,
    at: now,
    amount: body.vllance,
    message,
    termMs: deps.config.rules.proposalExpiryMs,
    floor: offer.proposal_floor_cents,
  } as const;
  const moved = await moveProposal(transaction, row, deed, open);
  if (moved.kind === 'refused') return refusedStep(moved.reason);
  const { seq, refusedByFloor } = moved;
  if (refusedByFloor) {
    const told = { row: moved.row, seq, at: now };
    await buyerTeller(deps, transaction, offer).rejected(told, { cause: 'floor' });
  } else {
    await noteSellingEvent(transaction, {
      event: 'proposal-countered',
      offerCode: offer.offer_code,
      ref: code,
      step: seq,
      at: now,
    });
  }
  const situacao = refusedByFloor ? 'recusada' : 'pendente';
  return { status: 201, reply: { data: { codigo: code, cdofrta: offer.offer_code, situacao } } };
}
