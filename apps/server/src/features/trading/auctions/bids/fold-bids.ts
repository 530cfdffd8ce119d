import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { waitedTooLong } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { LedgerEntry, Maximum } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Deal, DealOutcome } from '../../deals/public.ts';
import { auctionState, type AuctionRow } from '../auction-row.ts';
import { lastNews, newsOfBid, type BidNews } from '../bid-news.ts';
import type { BidRequest } from './bid-request.ts';
import { tooBusy } from './too-busy.ts';
import { judgeBid, type Recorded } from './judge-bid.ts';
import type { LastBid } from '../participations.store.ts';
import { presentBid } from '../auctions.present.ts';

/** The result of a round for one offer so far. */
export interface FoldedOffer {
  readonly row: AuctionRow;
  state: AuctionState;
  readonly entries: (LedgerEntry & { code?: number })[];
  readonly maxima: (Maximum & { code?: number })[];
  /** By buyer; empty if nothing is to be written. Outbid bids are written. */
  readonly lastBids: Map<number, LastBid>;
  readonly news: BidNews[];
}

interface RoundRules {
  readonly throttleMs: number;
  readonly exposureLimits: ExposureLimits;
}

interface Lead {
  readonly places: number;
  readonly cents: number;
}

/** State shared by the bids of one round: a buyer may bid on several offers, and the database does not know of it yet. */
export interface Round extends RoundRules {
  /** In the order of their locks; bids come offer by offer. */
  readonly offers: FoldedOffer[];
  /** Leads that buyers have won and lost on the offers before the latest, and their sum in centavos. */
  readonly leads: Map<number, Lead>;
}

/** A round before its first bid. */
export const beginRound = (rules: RoundRules): Round => ({ ...rules, offers: [], leads: new Map() });

/** The offers of a round that are to be written. */
export const changedOffers = ({ offers }: Round): FoldedOffer[] =>
  offers.filter(({ lastBids }) => lastBids.size > 0);

/** Notifications about an offer, sent once the round has committed. */
export const newsOf = ({ news, state }: FoldedOffer): readonly BidNews[] =>
  lastNews(news, state.leader?.bidderId ?? null);

/** Decides a bid on the state that the previous one left, and adds the result to the round. `costs` is null if they were not requested. */
export function foldBid(
  round: Round,
  { row, request, facts, now }: Deal<AuctionRow, BidRequest>,
  costs: DealCosts | null,
): DealOutcome {
  const offer = offerIn(round, row);
  const { state, lastBids } = offer;
  if (waitedTooLong(state, { arrivedAt: request.arrivedAt, now })) return tooBusy();
  const { places, cents } = round.leads.get(request.accountId) ?? none;
  const decision = judgeBid(row, state, request, {
    ...round,
    now,
    facts: {
      ...facts,
      open_leads: facts.open_leads + places,
      leading_cents: facts.leading_cents + cents,
    },
    lastOwnBidAt: lastBids.get(request.accountId)?.at ?? facts.last_at,
    costs,
  });
  if (decision instanceof ApiError) return decision;
  if (request.problem) return request.problem;
  offer.news.push(...newsOfBid(state, decision.state, request));
  offer.state = decision.state;
  offer.entries.push(...withCode(decision, request, facts.code));
  if (decision.maximum) offer.maxima.push(maximumWithCode(decision.maximum, decision, facts.code));
  lastBids.set(request.accountId, { ...request, at: decision.at, terms: { ...request.terms, costs } });
  return presentBid(row, request.accountId, facts.code, decision);
}

/** The offer of a bid; the first bid on it completes the previous offer, whose leads then count for the others. */
function offerIn(round: Round, row: AuctionRow): FoldedOffer {
  const latest = round.offers.at(-1);
  if (latest?.row === row) return latest;
  if (latest) {
    recordLead(round, auctionState(latest.row).leader, -1);
    recordLead(round, latest.state.leader, 1);
  }
  const offer = { row, state: auctionState(row), entries: [], maxima: [], lastBids: new Map(), news: [] };
  round.offers.push(offer);
  return offer;
}

const none: Lead = { places: 0, cents: 0 };

/** Adds a lead of a buyer to the state of the round, or removes it. */
function recordLead({ leads }: Round, leader: AuctionState['leader'], sign: 1 | -1): void {
  if (leader === null) return;
  const { places, cents } = leads.get(leader.bidderId) ?? none;
  leads.set(leader.bidderId, { places: places + sign, cents: cents + sign * leader.maximum });
}

/** The entry that is the bid itself gets the code that is returned to its author. */
function withCode(
  decision: Recorded,
  request: BidRequest,
  code: number,
): (LedgerEntry & { code?: number })[] {
  const own = decision.entries.findIndex((entry) => entry.participant === request.accountId);
  return decision.entries.map((entry, index) => (index === own ? { ...entry, code } : entry));
}

/** A raise that shows nothing has no ledger line; the maximum itself then gets the promised code. */
function maximumWithCode(maximum: Maximum, decision: Recorded, code: number): Maximum & { code?: number } {
  return decision.entries.length > 0 ? maximum : { ...maximum, code };
}
