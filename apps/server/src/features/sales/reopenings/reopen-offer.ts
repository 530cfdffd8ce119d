import { AUCTION_DEFAULTS } from '@patio/domain/trading/auctions/auction-state.ts';
import { reopenAuction } from '@patio/domain/trading/auctions/ends/reopen-auction.ts';
import { whyClosed } from '@patio/domain/trading/deals/may-deal.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  biddersIn,
  leadBarOf,
  recordStruck,
  revivedBids,
  type LeadBar,
  type LeadBarOf,
  type RevivedBids,
} from '../annulments/public.ts';
import { auctionHistory, auctionLocker, auctionState, saveAuctions } from '../../trading/auctions/public.ts';
import { offerOnSale, standingsOf } from '../../trading/deals/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { announceReopening } from './announce-reopening.ts';
import { openWithdrawalWindow } from './open-withdrawal-window.ts';
import { standingDeals } from './sale.store.ts';
import { isVehicleAway } from './vehicle-away.store.ts';

/** An offer to reopen. `now` in epoch milliseconds. */
interface ReopeningRequest {
  readonly offerCode: number;
  readonly reason: 'purchase-cancelled' | 'regret' | 'staff';
  readonly now: number;
}

/**
 * The result. `end-passed`: nothing happens, staff may give a second chance. `sale-stands`: its purchase must be cancelled first.
 * `vehicle-away`: it left with the buyer of the sale that was undone, and must come back first.
 * `not-found`: unknown, or hidden: taken off the site, or of a closed store.
 */
export type ReopeningOutcome =
  | {
      readonly result: 'reopened';
      readonly end: number;
      readonly withdrawUntil: number;
      readonly price: number;
      readonly leaderId: number | null;
    }
  | {
      readonly result:
        | 'not-found'
        | 'not-ended'
        | 'conditional'
        | 'end-passed'
        | 'sale-stands'
        | 'second-chance'
        | 'vehicle-away';
    };

/**
 * Reopens an offer whose sale fell through before its end (rule 0.28), in the transaction that undoes the sale and after its purchase is
 * marked as cancelled: ledger, status, a day in which bids may be withdrawn, and a message to everyone who was notified that the offer was
 * lost. A refusal leaves nothing written; the caller then ends the sale as it does after the end.
 */
export async function reopenOffer(
  deps: ServerDeps,
  transaction: Transaction,
  { offerCode, reason, now }: ReopeningRequest,
  barOf: LeadBarOf = leadBarOf(deps.config.rules),
): Promise<ReopeningOutcome> {
  const [row] = await auctionLocker(transaction).lockAll([offerCode]);
  if (!row) return { result: 'not-found' };
  const standing = (await standingsOf(transaction, [offerCode], now)).get(offerCode);
  const closed = whyClosed(offerOnSale(auctionState(row), standing), { kind: 'award' }, now);
  if (closed !== null) return { result: 'not-found' };
  const deals = await standingDeals(transaction, offerCode);
  if (deals.sold) return { result: 'sale-stands' };
  if (deals.chance) return { result: 'second-chance' };
  if (await isVehicleAway(transaction, offerCode)) return { result: 'vehicle-away' };
  const history = await auctionHistory(transaction, offerCode);
  // Checked again under the lock: if the wait for it lasted past the end, it is too late, and secrets may be public already (rule 0.41).
  const decision = reopenAuction(auctionState(row), history, Math.max(now, deps.clock.now()));
  if (decision.kind === 'refused') return { result: decision.reason };
  // Possible new leaders are locked after the offer and in order, as for every deal (decision 0069).
  await auctionLocker(transaction).lockAccounts(biddersIn(history));
  const revived = await revivedBids(transaction, history, decision, barOf);
  const { state } = revived;
  const at = decision.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...revived, maxima: [], outcome: null }]);
  await recordStruck(transaction, offerCode, revived);
  const withdrawUntil = at + AUCTION_DEFAULTS.reopenedForMs;
  await openWithdrawalWindow(transaction, {
    offerCode,
    reason: 'reopened',
    from: now,
    until: withdrawUntil,
    now: at,
  });
  await announceReopening(deps, transaction, row, {
    state,
    history: { ...history, entries: [...history.entries, ...revived.entries] },
    openedAt: history.entries.findLast(({ type }) => type === 'R')?.at ?? 0,
    barred: barredBidders(revived),
    withdrawUntil,
    at,
  });
  // A sale undone by its buyer is announced to sellers together with the reopening.
  if (reason === 'staff') {
    const news = { offerCode, ref: offerCode, step: state.sequence, at };
    await recordSellingEvent(transaction, { event: 'offer-reopened', ...news });
  }
  transaction.afterCommit(() => deps.live.publish(offerCode));
  const leaderId = state.leader?.bidderId ?? null;
  return { result: 'reopened', end: state.end, withdrawUntil, price: state.price, leaderId };
}

function barredBidders({ struck }: RevivedBids): ReadonlyMap<number, LeadBar> {
  return new Map(
    struck.flatMap(({ accountId, reason }) => (reason === 'withdrawn' ? [] : [[accountId, reason] as const])),
  );
}
