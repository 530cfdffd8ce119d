import type { AnnulmentDecision } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { leadBarOf } from './may-lead.ts';
import { revivedBids, type StruckBids } from './revived-bids.ts';

/** An annulment, with bids that were annulled too because their bidder may not lead. */
export interface RequestedAnnulment {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly struck: readonly StruckBids[];
  readonly countChange: number;
  readonly leaderChanged: boolean;
}

/** Everyone with a line in a ledger, because an annulment may make any of them the leader: for the one statement that locks their accounts. */
export function biddersIn({ entries }: AuctionHistory): number[] {
  return [...new Set(entries.flatMap(({ participant }) => (participant === null ? [] : [participant])))];
}

/**
 * Checks who would lead after bids were annulled, as a reopening does (rule 0.26, decision 0069): bids beyond the account's exposure limit,
 * or whose deposit has gone back, are annulled too, and the next bidder is checked. The caller holds the locks of the offer and of all its bidders, and saves nothing
 * before.
 */
export async function askNextLeader(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  row: AuctionRow,
  history: AuctionHistory,
  decision: Extract<AnnulmentDecision, { kind: 'annulled' }>,
): Promise<RequestedAnnulment> {
  const { state, entries, countChange, leaderChanged } = decision;
  if (!leaderChanged) return { state, entries, struck: [], countChange, leaderChanged };
  const barOf = leadBarOf(deps.config.rules);
  const revived = await revivedBids(transaction, history, { state, entries }, async (queries, lead) => {
    // A user who leads with less than before had a higher exposure already, and is counted with it until this is saved.
    if (lead.accountId === row.leader_id) return null;
    return barOf(queries, lead);
  });
  return {
    ...revived,
    countChange: countChange + revived.countChange,
    leaderChanged: (revived.state.leader?.bidderId ?? null) !== row.leader_id,
  };
}
