import {
  type AuctionState,
  type MinimumStep,
  type RuleVersion,
  AUCTION_DEFAULTS,
} from '@patio/domain/trading/auctions/auction-state.ts';

/** How an auction ended, as stored in its row. */
export type AuctionOutcome =
  | 'sold'
  | 'conditional'
  | 'unsold'
  | 'bought'
  | 'accepted'
  | 'defaulted'
  | 'second-chance';

/** Columns of `auction` with the status of its offer; amounts in centavos, instants in epoch milliseconds UTC. */
export interface AuctionRow {
  readonly offer_code: number;
  readonly status: 'A' | 'V' | 'C' | 'L' | 'X' | 'E';
  readonly title: string;
  readonly owner_id: number | null;
  readonly offer_partner_id: number | null;
  readonly accepts_proposals: boolean;
  readonly proposal_floor_cents: number | null;
  readonly buy_now_cents: number;
  readonly open: boolean;
  readonly base_cents: number;
  readonly price_cents: number;
  readonly bid_count: number;
  readonly leader_id: number | null;
  readonly leader_maximum_cents: number | null;
  readonly leader_automatic: boolean | null;
  readonly leader_since: number | null;
  readonly increment_cents: number;
  readonly reserve_cents: number | null;
  readonly end_at: number;
  readonly original_end_at: number;
  /** The last announced end, if a reopening or a correction moved it. */
  readonly moved_end_at: number | null;
  readonly soft_close_ms: number;
  readonly soft_close_cap_ms: number;
  readonly last_seq: number;
  readonly last_at: number | null;
  readonly last_hash: string;
  readonly pseudonym_key: string;
  readonly conditional_until: number | null;
  readonly rule_version: RuleVersion;
  readonly minimum_step: MinimumStep;
  /** Hash over the maxima set so far; zeros before the first. */
  readonly maxima_link: string;
}

/** The stored auction as input of the rules. */
export function auctionState(row: AuctionRow): AuctionState {
  const leader =
    row.leader_id === null
      ? null
      : {
          bidderId: row.leader_id,
          maximum: row.leader_maximum_cents ?? row.price_cents,
          automatic: row.leader_automatic ?? false,
          since: row.leader_since ?? 0,
        };
  return {
    offerId: row.offer_code,
    version: row.rule_version,
    base: row.base_cents,
    increment: row.increment_cents,
    minimumStep: row.minimum_step,
    reserve: row.reserve_cents,
    originalEnd: row.original_end_at,
    softCloseMs: row.soft_close_ms,
    softCloseCapMs: row.soft_close_cap_ms,
    conditionalWorkingDays: AUCTION_DEFAULTS.conditionalWorkingDays,
    status: statusOf(row),
    price: row.price_cents,
    hasBid: leader !== null,
    leader,
    reserveMet: row.reserve_cents === null || (leader !== null && leader.maximum >= row.reserve_cents),
    end: row.end_at,
    announcedEnd: row.moved_end_at ?? row.original_end_at,
    conditionalUntil: row.conditional_until,
    sequence: row.last_seq,
    lastAt: row.last_at ?? 0,
  };
}

/** Anyone who waited for the lock sees the auction as it is then, but the offer's status as it was before: an open auction counts as open. */
function statusOf(row: AuctionRow): AuctionState['status'] {
  if (row.open) return 'A';
  return row.status === 'E' ? 'E' : 'V';
}

/** What a user's lead on an offer commits them to, in centavos; 0 if another user leads. */
export function ownLead(row: AuctionRow, accountId: number): number {
  return row.leader_id === accountId ? (row.leader_maximum_cents ?? row.price_cents) : 0;
}
