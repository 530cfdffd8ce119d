import { sendProposal as contract } from '@patio/contract/proposals/send-proposal.ts';
import { isAuctionOpen } from '@patio/domain/auctions/auction-state.ts';
import {
  decideProposal,
  type ProposalDecision,
  type ProposalRefusal,
} from '@patio/domain/proposals/decide-proposal.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
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
import { noteSellingEvent } from '../selling-side/public.ts';
import { moveProposal } from './move-proposal.ts';
import { proposalWriter } from './proposals.store.ts';
import { buyerTeller } from './tell-buyer.ts';

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
    referrerId: body.checked?.parceiroId ?? null,
  };
}

async function save(
  deps: ServerDeps,
  { transaction, row: offer, facts, now }: Deal<AuctionRow>,
  { proposal, refusedByFloor }: Sent,
  body: Body,
): Promise<KeptReply> {
  const { buyerId, amount: value, expiresAt } = proposal;
  const { code } = facts;
  const message = body.checked?.mensagem ?? '';
  const writer = proposalWriter(transaction);
  const earlier = await writer.lockOpen(offer.offer_code, buyerId);
  for (const open of earlier) {
    const deed = { step: 'replace', actor: 'buyer', actorId: buyerId, at: now } as const;
    await moveProposal(transaction, open, deed, true);
  }
  await writer.insert({
    code,
    offerCode: offer.offer_code,
    accountId: buyerId,
    value,
    terms: termsOf(body),
    at: now,
    expiresAt,
  });
  await writer.addStep(code, {
    step: 'send',
    actor_kind: 'buyer',
    actor_id: buyerId,
    value_cents: value,
    message,
    at: now,
  });
  if (refusedByFloor) await refuseNew(deps, transaction, offer, code, now);
  else {
    await announceProposal(deps, transaction, offer, { code, buyerId, value, expiresAt, at: now });
    const event = earlier.length === 0 ? 'proposal-received' : 'proposal-raised';
    await noteSellingEvent(transaction, { event, offerCode: offer.offer_code, ref: code, at: now });
  }
  const situacao = refusedByFloor ? 'recusada' : 'pendente';
  return { status: 201, reply: { data: { codigo: code, cdofrta: offer.offer_code, situacao } } };
}

/** Below the floor: the answer comes at once, from nobody (rule 0.7). */
async function refuseNew(
  deps: ServerDeps,
  transaction: Transaction,
  offer: AuctionRow,
  code: number,
  at: number,
): Promise<void> {
  const row = await proposalWriter(transaction).lock(code);
  if (!row) throw new Error('A proposal was not written.');
  const deed = { step: 'reject', actor: 'system', actorId: null, at } as const;
  const moved = await moveProposal(transaction, row, deed, true);
  if (moved.kind === 'refused') throw new Error('A new proposal could not be refused.');
  const told = { row: moved.row, seq: moved.seq, at };
  await buyerTeller(deps, transaction, offer).rejected(told, { cause: 'floor' });
}
