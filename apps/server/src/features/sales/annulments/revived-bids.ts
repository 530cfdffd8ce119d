import { annulBids } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { standingLinesOf, type AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { annulledLines } from './annulled-lines.ts';
import type { AnnulledLine } from './annulments.store.ts';
import { erasedBidders } from './erased-bidders.store.ts';
import type { LeadBar, LeadBarOf } from './may-lead.ts';

/** Bids of one account that do not come back, and why. */
export interface StruckBids {
  readonly accountId: number;
  readonly reason: LeadBar | 'withdrawn';
  readonly lines: readonly AnnulledLine[];
}

/** An auction with a permitted leader, and what was annulled for that. */
export interface RevivedBids {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly struck: readonly StruckBids[];
  readonly countChange: number;
}

/**
 * The bids that are revived by a reopening, or because those above them were annulled: not those of accounts erased meanwhile, and none of
 * a leader whose exposure would exceed the limit (rule 0.28), or whose deposit has gone back (decision 0174).
 */
export async function revivedBids(
  transaction: Transaction,
  history: AuctionHistory,
  revivable: Pick<RevivedBids, 'state' | 'entries'>,
  barOf: LeadBarOf,
): Promise<RevivedBids> {
  const { offerId: offerCode, lastAt: now } = revivable.state;
  let revived: RevivedBids = { ...revivable, struck: [], countChange: 0 };
  for (const accountId of await erasedBidders(transaction, offerCode))
    revived = withoutBidsOf(revived, history, accountId, 'withdrawn') ?? revived;
  for (;;) {
    const { leader } = revived.state;
    if (leader === null) return revived;
    const { bidderId: accountId, maximum } = leader;
    const bar = await barOf(transaction, { accountId, offerCode, maximum, now });
    if (bar === null) return revived;
    const left = withoutBidsOf(revived, history, accountId, bar);
    if (left === null) return revived;
    revived = left;
  }
}

/** Null if the account has no standing bids. */
function withoutBidsOf(
  revived: RevivedBids,
  history: AuctionHistory,
  accountId: number,
  reason: StruckBids['reason'],
): RevivedBids | null {
  const { state, entries, struck, countChange } = revived;
  const soFar = { ...history, entries: [...history.entries, ...entries] };
  const lines = standingLinesOf(soFar, accountId, state.version);
  const annulled = annulBids(state, soFar, { lines, at: state.lastAt });
  if (annulled.kind === 'refused') return null;
  return {
    state: annulled.state,
    entries: [...entries, ...annulled.entries],
    struck: [...struck, { accountId, reason, lines: annulledLines(soFar, annulled) }],
    countChange: countChange + annulled.countChange,
  };
}
