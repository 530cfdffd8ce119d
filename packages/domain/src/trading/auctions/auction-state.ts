import type { Centavos } from '../../money/centavos.ts';

/** The bidder, by internal number; never shown to other users (S-18). */
export type BidderId = number;

/**
 * The version of the rules under which an auction runs from its first line to its last, so that older ledgers verify under theirs. Since 2,
 * annulling a bid also annuls the automatic answers that only it provoked (rule 0.34), and each line commits to the maxima before it
 * (0.41). Since 3, the rule includes the minimum step of a bid (decision 0073).
 */
export type RuleVersion = 1 | 2 | 3;

/** By how much a bid must exceed the price: `any` amount (C-64), or at least one `increment`. */
export type MinimumStep = 'any' | 'increment';

/** The version of auctions that open now. */
export const RULE_VERSION = 3;

/** What is fixed when an auction opens. Amounts in centavos, spans in milliseconds, instants in epoch milliseconds UTC. */
export type AuctionRule = {
  readonly offerId: number;
  readonly version: RuleVersion;
  /** The opening value: the first bid may equal it (C-61). */
  readonly base: Centavos;
  /** What an automatic bid adds to the bid it answers (S-02). */
  readonly increment: Centavos;
  /** Always `any` in versions before 3. */
  readonly minimumStep: MinimumStep;
  /** The lowest price at which the owner must sell; null for none. Never disclosed (rules 0.6). */
  readonly reserve: Centavos | null;
  /** The end as it was first announced, before any extension. */
  readonly originalEnd: number;
  /** Length of the closing window; 0 turns the extension off (rules 0.3). */
  readonly softCloseMs: number;
  /** How far beyond the announced end extensions may reach in total. */
  readonly softCloseCapMs: number;
  /** How long the sales team has to decide on a best bid below the reserve (rules 0.6). */
  readonly conditionalWorkingDays: number;
};

/** The leader, their secret maximum, and since when that maximum applies (its priority, rules 0.5). */
export type Leader = {
  readonly bidderId: BidderId;
  /** For a manual leader, their bid. */
  readonly maximum: Centavos;
  readonly since: number;
  readonly automatic: boolean;
};

/** A open, V sold, E ended without sale (S-08). */
export type AuctionStatus = 'A' | 'V' | 'E';

/** An auction at one moment: plain data, never changed in place. */
export type AuctionState = AuctionRule & {
  readonly status: AuctionStatus;
  /** The price shown to everyone: the opening value until the first bid. */
  readonly price: Centavos;
  readonly hasBid: boolean;
  readonly leader: Leader | null;
  readonly reserveMet: boolean;
  readonly end: number;
  /** The end from which extensions count: the first announced one, until a reopening or a moved end announces another. */
  readonly announcedEnd: number;
  /** Status E with a best bid below the reserve: until when the sales team may still accept it; else null. */
  readonly conditionalUntil: number | null;
  /** Number of the last ledger entry, 0 before the first. */
  readonly sequence: number;
  /** Instant of the last event: instants of an auction strictly increase. */
  readonly lastAt: number;
};

/** The defaults of the closing rule: 3 minutes, at most 60 in total, 3 working days for a conditional sale (rules 0.3, 0.6). */
export const AUCTION_DEFAULTS = {
  softCloseMs: 3 * 60_000,
  softCloseMaximumMs: 10 * 60_000,
  softCloseCapMs: 60 * 60_000,
  conditionalWorkingDays: 3,
  automaticIncrement: 10_000,
  throttleMs: 3 * 60_000,
  reopenedForMs: 24 * 60 * 60_000,
  /** After a stay: anyone who lost the lead meanwhile, or could not bid, has this long to respond. */
  releasedForMs: 60 * 60_000,
} as const;

/** The auction before the first bid. */
export function openAuction(rule: AuctionRule): AuctionState {
  return {
    ...rule,
    status: 'A',
    price: rule.base,
    hasBid: false,
    leader: null,
    reserveMet: rule.reserve === null || rule.reserve <= 0,
    end: rule.originalEnd,
    announcedEnd: rule.originalEnd,
    conditionalUntil: null,
    sequence: 0,
    lastAt: 0,
  };
}

/** Whether bids are accepted at an instant: status A and before the end (C-68, C-71). */
export function isAuctionOpen(state: Pick<AuctionState, 'status' | 'end'>, at: number): boolean {
  return state.status === 'A' && at < state.end;
}

/**
 * The instant under which something is recorded: the server's clock, moved forward if needed so that instants of one auction strictly
 * increase even if the clock stops or jumps back. The order of bids is therefore the order of instants.
 */
export function nextInstant(state: Pick<AuctionState, 'lastAt'>, clock: number): number {
  return Math.max(clock, state.lastAt + 1);
}
