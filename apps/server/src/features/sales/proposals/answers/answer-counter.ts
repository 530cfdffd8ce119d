import { answerCounter as contract } from '@patio/contract/sales/proposals/answer-counter.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  ownLead,
  refusedAtGate,
  type AuctionRow,
} from '../../../trading/auctions/public.ts';
import {
  beyondLimitError,
  dealRequest,
  suspiciousAmountError,
  exposureBeyond,
  looksSuspicious,
  runDeal,
  type Deal,
  type StoredReply,
} from '../../../trading/deals/public.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { currentBid, moveProposal } from './move-proposal.ts';
import { proposalReader, proposalStands, proposalWriter } from '../proposals.store.ts';
import { refusedStep } from './refused-step.ts';

/** The buyer answers a counter-proposal with another value: it waits for the sales team again, or is refused automatically (rule 0.7). */
export const answerCounter =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { codigo: code }, body, fail }, context) => {
    const known = await proposalReader(deps.database).find(code);
    if (known?.account_id !== context.actor.accountId) return fail('proposal-not-found');
    const request = dealRequest('answer-counter', { ...body, code, cdofrta: known.offer_code }, context);
    const stored = await runDeal(deps, request, {
      addressCode: known.address_code,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      stillStands: ({ transaction }, stored) =>
        proposalStands(transaction, contract.success.schema.parse(stored.reply).data.codigo),
      decide: (deal) => answer(deps, deal, { code, body, accountId: request.accountId }),
    });
    return contract.success.schema.parse(stored.reply);
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
): Promise<StoredReply | ApiError> {
  const row = await proposalWriter(transaction).lock(code);
  if (!row) return new ApiError('proposal-not-found');
  const { vllance: amount } = body;
  const intention = { kind: 'counter', amount } as const;
  const refused = refusedAtGate(offer, { accountId, facts, intention, at: now });
  if (refused) return refused;
  if (looksSuspicious(facts, amount, offer.price_cents)) return suspiciousAmountError();
  const committed = { amount, staysHere: ownLead(offer, accountId) };
  const beyond = exposureBeyond(facts, committed, deps.config.rules.exposure);
  if (beyond) return beyondLimitError(beyond);
  const message = body.mensagem ?? '';
  const action = {
    step: 'counter',
    actor: 'buyer',
    actorId: accountId,
    at: now,
    amount: body.vllance,
    message,
    termMs: deps.config.rules.proposalExpiryMs,
    floor: offer.proposal_floor_cents,
    currentBid: currentBid(auctionState(offer)),
  } as const;
  const moved = await moveProposal(transaction, row, action, true);
  if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
  // A value below the floor waits for nobody; the buyer cannot tell (rule 0.30).
  if (moved.row.refuse_at === null) {
    await recordSellingEvent(transaction, {
      event: 'proposal-countered',
      offerCode: offer.offer_code,
      ref: code,
      step: moved.seq,
      at: now,
    });
  }
  return { status: 201, reply: { data: { codigo: code, cdofrta: offer.offer_code, situacao: 'pendente' } } };
}
