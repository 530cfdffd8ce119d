import { sendProposal as contract } from '@patio/contract/proposals/send-proposal.ts';
import { isAuctionOpen } from '@patio/domain/auctions/auction-state.ts';
import {
  decideProposal,
  type ProposalDecision,
  type ProposalRefusal,
} from '@patio/domain/proposals/decide-proposal.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../platform/http/serve.ts';
import { auctionLocker, auctionState, barredFrom, type AuctionRow } from '../auctions/public.ts';
import {
  addressProblem,
  dealRequest,
  runDeal,
  sharedRefusal,
  type Deal,
  type KeptReply,
} from '../deals/public.ts';
import { announceProposal } from '../results/public.ts';
import { proposalWriter } from './proposals.store.ts';

/** Sends a price proposal to the sales team; it replaces the buyer's open one (API-72, S-07, rule 0.22). */
export const sendProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const request = dealRequest('send-proposal', body.raw, context);
    const kept = await runDeal(deps, request, {
      addressCode: body.checked?.endereco ?? null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      decide: async (deal) => {
        const barred = barredFrom(deal.row, request.accountId, deal.facts);
        if (barred) return barred;
        const decision = decide(deal, body, request.accountId, deps.config.rules.proposalExpiryMs);
        return decision instanceof ApiError ? decision : save(deps, deal, decision, body);
      },
    });
    return contract.success.schema.parse(kept.reply);
  };

type Body = HandlerInput<typeof contract>['body'];
type Sent = Extract<ProposalDecision, { kind: 'sent' }>;

function decide(
  { row, facts, now }: Deal<AuctionRow>,
  body: Body,
  buyerId: number,
  termMs: number,
): Sent | ApiError {
  const state = auctionState(row);
  const problem = body.problem ?? addressProblem(termsOf(body), facts);
  const decision = decideProposal({
    signedIn: true,
    offerKnown: true,
    offerOpen: isAuctionOpen(state, now),
    limitReached: facts.open_elsewhere >= facts.open_allowed,
    hasBid: state.hasBid,
    takesProposals: row.accepts_proposals,
    buyerId,
    statedBuyerId: body.checked?.cdusrio ?? null,
    // Field errors keep their place among the checks.
    amount: problem ? Number.NaN : (body.checked?.vllance ?? Number.NaN),
    floor: row.proposal_floor_cents,
    hasOpenProposal: false,
    at: now,
    termMs,
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
    default:
      return sharedRefusal(refusal, 'PODE_DAR_LANCE');
  }
}

function termsOf(body: Body) {
  return {
    freight: body.checked?.frete ?? ('N' as const),
    addressCode: body.checked?.endereco ?? null,
    partnerId: body.checked?.parceiroId ?? null,
  };
}

async function save(
  deps: ServerDeps,
  { transaction, row, facts, now }: Deal<AuctionRow>,
  { proposal }: Sent,
  body: Body,
): Promise<KeptReply> {
  const writer = proposalWriter(transaction);
  await writer.replaceOpen(row.offer_code, proposal.buyerId, now);
  await writer.insert({
    code: facts.code,
    offerCode: row.offer_code,
    accountId: proposal.buyerId,
    value: proposal.amount,
    message: body.checked?.mensagem ?? '',
    status: proposal.status === 'rejected' ? 'rejected' : 'open',
    terms: termsOf(body),
    at: now,
    expiresAt: proposal.expiresAt,
  });
  await announceProposal(deps, transaction, row, {
    code: facts.code,
    buyerId: proposal.buyerId,
    value: proposal.amount,
    expiresAt: proposal.expiresAt,
    at: now,
  });
  return { status: 201, reply: { data: { codigo: facts.code, cdofrta: row.offer_code } } };
}
