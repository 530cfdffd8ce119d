import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import {
  isBidLine,
  standingHistory,
  type AuctionHistory,
} from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { biddersOf, type AuctionRow } from '../../trading/auctions/public.ts';
import type { LeadBar } from '../annulments/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce } from '../../trading/results/public.ts';
import { lostProposers } from './sale.store.ts';

/** The announced facts of a reopening. Instants in epoch milliseconds. */
interface Notice {
  readonly state: AuctionState;
  readonly history: AuctionHistory;
  /** When it was last reopened, 0 for the first time: proposals lost since then were lost to the sale that is undone. */
  readonly openedAt: number;
  /** Users whose bids did not come back, and why. */
  readonly barred: ReadonlyMap<number, LeadBar>;
  readonly withdrawUntil: number;
  readonly at: number;
}

const STAKES = { exposure: 'limited', deposit: 'no-deposit', barred: 'barred' } as const;

/** Notifies everyone who was notified that the offer was lost that it is open again (rule 0.28). */
export async function announceReopening(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { state, history, openedAt, barred, withdrawUntil, at }: Notice,
): Promise<void> {
  const standing = new Set(
    standingHistory(history, state.version)
      .entries.filter(isBidLine)
      .map(({ participant }) => participant),
  );
  const stakeOf = (accountId: number) => {
    const bar = barred.get(accountId);
    if (bar !== undefined) return STAKES[bar];
    if (!standing.has(accountId)) return 'none';
    return state.leader?.bidderId === accountId ? 'leads' : 'bids';
  };
  const notice = { event: 'reopened', value: state.price, fact: `reopened-${state.sequence}`, at } as const;
  const bidders = await biddersOf(transaction, row.offer_code);
  for (const person of bidders) {
    const stake = stakeOf(person.id);
    await announce(deps, transaction, row, {
      ...notice,
      person,
      write: (facts) => messages.offerReopened({ ...facts, stake, endAt: state.end, withdrawUntil }),
    });
  }
  for (const person of await lostProposers(transaction, row.offer_code, openedAt)) {
    await announce(deps, transaction, row, {
      ...notice,
      person,
      write: (facts) => messages.offerReopened({ ...facts, stake: 'none', endAt: state.end, withdrawUntil }),
    });
  }
}
