import { sendProposal as contract } from '@patio/contract/sales/proposals/send-proposal.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import {
  decideProposal,
  type ProposalDecision,
  type ProposalRefusal,
} from '@patio/domain/sales/proposals/decide-proposal.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  ownLead,
  refusedAtGate,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { changedCosts, costsNow } from '../../trading/charges/public.ts';
import {
  termsProblem,
  dealRequest,
  exposureBeyond,
  looksSuspicious,
  runDeal,
  sharedRefusal,
  type Deal,
  type StoredReply,
} from '../../trading/deals/public.ts';
import { isLimitReached } from '../../people/limits/public.ts';
import { announceProposal } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { moveProposal } from './answers/move-proposal.ts';
import { proposalReader, proposalStands, proposalWriter } from './proposals.store.ts';

/** Sends a price proposal to the sales team; it replaces the buyer's open one (API-72, S-07, rule 0.22). */
export const sendProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const request = dealRequest('send-proposal', body.raw, context);
    const stored = await runDeal(deps, request, {
      addressCode: body.checked?.endereco ?? null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      stillStands: ({ transaction }, stored) =>
        proposalStands(transaction, contract.success.schema.parse(stored.reply).data.codigo),
      decide: async (deal) => {
        const decision = await decide(deps, deal, body, request.accountId);
        if (decision instanceof ApiError) return decision;
        const asked = { ...termsOf(body), offerCode: request.offerCode, accountId: request.accountId };
        const costs = await costsNow(deps, deal.transaction, asked, deal.now);
        const changed = changedCosts(body.checked?.vltotal, decision.proposal.amount, costs);
        return changed ?? save(deps, deal, decision, body, costs);
      },
    });
    return contract.success.schema.parse(stored.reply);
  };

type Body = HandlerInput<typeof contract>['body'];
type Sent = Extract<ProposalDecision, { kind: 'sent' }>;

async function decide(
  { config: { rules } }: ServerDeps,
  { transaction, row, facts, now }: Deal<AuctionRow>,
  body: Body,
  buyerId: number,
): Promise<Sent | ApiError> {
  const state = auctionState(row);
  const intention = { kind: 'propose', takesProposals: row.accepts_proposals } as const;
  const refused = refusedAtGate(row, { accountId: buyerId, facts, intention, at: now }, state);
  if (refused) return refused;
  const { sent, open_elsewhere: openElsewhere } = await proposalReader(transaction).counts(
    buyerId,
    row.offer_code,
  );
  const problem = body.problem ?? termsProblem(termsOf(body), facts);
  // Field errors keep their place among the checks.
  const amount = problem ? 'impossible' : (body.checked?.vllance ?? 'impossible');
  const decision = decideProposal({
    offerOpen: true,
    limitReached: isLimitReached('PODE_DAR_LANCE', facts),
    suspicious: looksSuspicious(facts, amount, state.price),
    beyondLimit: exposureBeyond(facts, { amount, staysHere: ownLead(row, buyerId) }, rules.exposure),
    hasBid: state.hasBid,
    takesProposals: row.accepts_proposals,
    buyerId,
    statedBuyerId: body.checked?.cdusrio ?? null,
    amount,
    floor: row.proposal_floor_cents,
    sentBefore: sent,
    openElsewhere,
    limits: rules.proposalLimits,
    at: now,
    termMs: rules.proposalExpiryMs,
  });
  if (decision.kind === 'sent') return decision;
  const isOwn = decision.refusal.reason === 'not-the-session-user';
  return decision.refusal.status === 422 && problem && !isOwn ? problem : refusedProposal(decision.refusal);
}

function refusedProposal(refusal: ProposalRefusal): ApiError {
  switch (refusal.reason) {
    case 'invalid-amount':
      return new ApiError('invalid-fields');
    case 'not-the-session-user':
      return new ApiError('foreign-user');
    case 'bid-exists':
      return new ApiError('proposal-after-bid');
    case 'proposals-closed':
      return new ApiError('proposals-closed');
    case 'too-many-on-offer':
      return new ApiError('proposals-used-up', { parameters: { count: refusal.most } });
    case 'too-many-open':
      return new ApiError('proposals-too-many', { parameters: { count: refusal.most } });
    default:
      return sharedRefusal(refusal, 'PODE_DAR_LANCE');
  }
}

function termsOf(body: Body) {
  return {
    freight: body.checked?.frete ?? ('N' as const),
    addressCode: body.checked?.endereco ?? null,
    referrerId: body.checked?.parceiroId ?? null,
  };
}

async function save(
  deps: ServerDeps,
  { transaction, row: offer, facts, now }: Deal<AuctionRow>,
  { proposal }: Sent,
  body: Body,
  costs: DealCosts,
): Promise<StoredReply> {
  const { buyerId, amount: value, expiresAt, refuseAt = null } = proposal;
  const { code } = facts;
  const message = body.checked?.mensagem ?? '';
  const writer = proposalWriter(transaction);
  const earlier = await writer.lockOpen(offer.offer_code, buyerId);
  for (const open of earlier) {
    const action = { step: 'replace', actor: 'buyer', actorId: buyerId, at: now } as const;
    await moveProposal(transaction, open, action, true);
  }
  await writer.insert({
    code,
    offerCode: offer.offer_code,
    accountId: buyerId,
    value,
    terms: { ...termsOf(body), costs },
    at: now,
    expiresAt,
    refuseAt,
  });
  await writer.addStep(code, {
    step: 'send',
    actor_kind: 'buyer',
    actor_id: buyerId,
    value_cents: value,
    message,
    at: now,
  });
  await announceProposal(deps, transaction, offer, { code, buyerId, value, expiresAt, at: now });
  // Nobody reviews a proposal below the floor; the buyer cannot tell (rule 0.30).
  if (refuseAt === null) {
    const event = earlier.length === 0 ? 'proposal-received' : 'proposal-raised';
    await recordSellingEvent(transaction, { event, offerCode: offer.offer_code, ref: code, at: now });
  }
  return { status: 201, reply: { data: { codigo: code, cdofrta: offer.offer_code, situacao: 'pendente' } } };
}
