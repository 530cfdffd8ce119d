import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { waitedTooLong } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { isDoubleSend } from '@patio/domain/trading/auctions/bids/double-send.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { LedgerEntry, Maximum } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { replayOf, type DealFacts, type KeptReply, type Remembered } from '../../deals/public.ts';
import { auctionState, type AuctionRow } from '../auction-row.ts';
import { lastNews, newsOfBid, type BidNews } from '../bid-news.ts';
import type { BidRequest } from './bid-request.ts';
import { tooBusy } from './too-busy.ts';
import { judgeBid, type Recorded } from './judge-bid.ts';
import type { LastBid } from '../participations.store.ts';
import { presentBid } from '../auctions.present.ts';

/** What the bids of a round made of one offer. */
export interface FoldedBids {
  readonly row: AuctionRow;
  readonly state: AuctionState;
  readonly entries: readonly (LedgerEntry & { readonly code?: number })[];
  readonly maxima: readonly (Maximum & { readonly code?: number })[];
  readonly lastBids: readonly LastBid[];
  readonly remembered: readonly Remembered[];
  readonly outcomes: ReadonlyMap<BidRequest, KeptReply | ApiError>;
  /** What is to be told to whom. */
  readonly news: readonly BidNews[];
  /** Whether anything is to be written; beaten bids are. */
  readonly recorded: boolean;
}

interface AskedBid {
  readonly request: BidRequest;
  /** Undefined when the account is gone. */
  readonly facts: DealFacts | undefined;
  /** Null: not asked for. */
  readonly costs: DealCosts | null;
}

interface RoundRules {
  readonly now: number;
  readonly throttleMs: number;
  readonly doubleSendMs: number;
  readonly exposureLimits: ExposureLimits;
}

interface Lead {
  readonly places: number;
  readonly cents: number;
}

/** What the offers of one round share: a buyer may bid on several of them, and the database does not know of it yet. */
export interface Round extends RoundRules {
  /** Replies of this round, by buyer and key. */
  readonly replies: Map<string, Remembered>;
  /** Leads that buyers have won and lost on the offers folded so far, and what they come to in centavos. */
  readonly leads: Map<number, Lead>;
}

/** A round before its first bid. */
export function beginRound(rules: RoundRules): Round {
  return { ...rules, replies: new Map(), leads: new Map() };
}

/** Decides the bids on one offer one after the other, each on what the one before left, and notes in the round what came of it. */
export function foldBids(row: AuctionRow, asked: readonly AskedBid[], round: Round): FoldedBids {
  const lastBids = new Map<number, LastBid>();
  const remembered: Remembered[] = [];
  const outcomes = new Map<BidRequest, KeptReply | ApiError>();
  const news: BidNews[] = [];
  const entries: (LedgerEntry & { code?: number })[] = [];
  const maxima: (Maximum & { code?: number })[] = [];
  let state = auctionState(row);
  const settle = ({ request, facts, costs }: AskedBid): KeptReply | ApiError => {
    if (!facts) return new ApiError('not-signed-in');
    const kept = keptReply(request, facts, lastBids.get(request.accountId), round);
    if (kept) return kept;
    if (waitedTooLong(state, { arrivedAt: request.arrivedAt, now: round.now })) return tooBusy();
    const lastOwnBidAt = lastBids.get(request.accountId)?.at ?? facts.last_at;
    const { places, cents } = round.leads.get(request.accountId) ?? none;
    const decision = judgeBid(row, state, request, {
      ...round,
      facts: { ...facts, leading_cents: facts.leading_cents + cents },
      openElsewhere: facts.open_elsewhere + places,
      lastOwnBidAt,
      costs,
    });
    if (decision instanceof ApiError) return decision;
    if (request.problem) return request.problem;
    news.push(...newsOfBid(state, decision.state, request));
    state = decision.state;
    entries.push(...withCode(decision, request, facts.code));
    if (decision.maximum) maxima.push(maximumWithCode(decision.maximum, decision, facts.code));
    const reply = presentBid(row, request.accountId, facts.code, decision);
    lastBids.set(request.accountId, {
      ...request,
      at: decision.at,
      status: reply.status,
      reply: reply.reply,
      terms: { ...request.terms, costs },
    });
    if (request.key !== null) {
      remembered.push({ ...request, ...reply });
      round.replies.set(replyKey(request), { ...request, ...reply });
    }
    return reply;
  };
  for (const bid of asked) outcomes.set(bid.request, settle(bid));
  noteLead(round, auctionState(row).leader, -1);
  noteLead(round, state.leader, 1);
  return {
    row,
    state,
    entries,
    maxima,
    lastBids: [...lastBids.values()],
    remembered,
    outcomes,
    news: lastNews(news, state.leader?.bidderId ?? null),
    recorded: lastBids.size > 0,
  };
}

const none: Lead = { places: 0, cents: 0 };

/** Adds a lead to what the round knows of its buyer, or takes it away. */
function noteLead({ leads }: Round, leader: AuctionState['leader'], sign: 1 | -1): void {
  if (leader === null) return;
  const { places, cents } = leads.get(leader.bidderId) ?? none;
  leads.set(leader.bidderId, { places: places + sign, cents: cents + sign * leader.maximum });
}

const replyKey = (request: BidRequest): string => `${request.accountId} ${request.key}`;

/** The first reply of a request that was sent before, with its key or within seconds without one. */
function keptReply(
  request: BidRequest,
  facts: DealFacts,
  lastInRound: LastBid | undefined,
  { replies, now, doubleSendMs }: Round,
): KeptReply | ApiError | null {
  const inRound = request.key === null ? undefined : replies.get(replyKey(request));
  if (inRound) return inRound.bodyHash.equals(request.bodyHash) ? inRound : new ApiError('key-reused');
  const replay = replayOf(request, facts);
  if (replay || request.problem || request.key !== null) return replay;
  const last = lastInRound ?? lastOf(facts);
  if (!last) return null;
  const submission = { userId: request.accountId, offerId: request.offerCode };
  const same = isDoubleSend(
    { ...submission, kind: last.automatic ? 'automatic-bid' : 'bid', amount: last.amount, at: last.at },
    {
      ...submission,
      kind: request.automatic ? 'automatic-bid' : 'bid',
      amount: request.amount,
      at: now,
    },
    doubleSendMs,
  );
  return same ? { status: last.status, reply: last.reply } : null;
}

function lastOf(facts: DealFacts): Pick<LastBid, 'at' | 'amount' | 'automatic' | 'status' | 'reply'> | null {
  const {
    last_at: at,
    last_amount_cents: amount,
    last_automatic: automatic,
    last_status: status,
    last_reply: reply,
  } = facts;
  if (at === null || amount === null || automatic === null || status === null || reply === null) return null;
  return { at, amount, automatic, status, reply };
}

/** The entry that is the bid itself gets the code that its author is told. */
function withCode(
  decision: Recorded,
  request: BidRequest,
  code: number,
): (LedgerEntry & { code?: number })[] {
  const own = decision.entries.findIndex((entry) => entry.participant === request.accountId);
  return decision.entries.map((entry, index) => (index === own ? { ...entry, code } : entry));
}

/** A raise that shows nothing has no ledger line; then the maximum itself bears the promised code. */
function maximumWithCode(maximum: Maximum, decision: Recorded, code: number): Maximum & { code?: number } {
  return decision.entries.length > 0 ? maximum : { ...maximum, code };
}
