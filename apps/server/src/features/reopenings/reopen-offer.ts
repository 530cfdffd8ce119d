import { annulBids } from '@patio/domain/auctions/annul-bids.ts';
import type { AuctionState } from '@patio/domain/auctions/auction-state.ts';
import { AUCTION_DEFAULTS } from '@patio/domain/auctions/auction-state.ts';
import type { LedgerEntry } from '@patio/domain/auctions/ledger-entry.ts';
import { reopenAuction } from '@patio/domain/auctions/reopen-auction.ts';
import { standingLinesOf, type AuctionHistory } from '@patio/domain/auctions/standing-bids.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { annulledLines, recordAnnulments, type AnnulledLine } from '../annulments/public.ts';
import { auctionHistory, auctionLocker, auctionState, saveAuctions } from '../auctions/public.ts';
import { announceReopening } from './announce-reopening.ts';
import { mayLeadAgain } from './may-lead.ts';
import { openWithdrawalWindow } from './open-withdrawal-window.ts';
import { standingDeals } from './sale.store.ts';

/** An offer to be opened again. `now` in epoch milliseconds. */
interface ReopeningRequest {
  readonly offerCode: number;
  readonly reason: 'purchase-cancelled' | 'regret' | 'staff';
  readonly now: number;
}

/**
 * What came of it. `end-passed`: nothing happens, staff may give a second chance. `sale-stands`: its purchase has to be cancelled before.
 * `not-found`: there is none, or it is not published.
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
        | 'second-chance';
    };

/**
 * Opens an offer again whose sale came to nothing before its end (rule 0.28), in the transaction that undoes the sale and after its
 * purchase is marked as cancelled: ledger, status, a day in which bids may be taken back, and a message to everybody who was told
 * that the offer was lost. A refusal leaves nothing written; the caller then ends the sale as it does after the end.
 */
export async function reopenOffer(
  deps: ServerDeps,
  transaction: Transaction,
  { offerCode, now }: ReopeningRequest,
  mayLead: typeof mayLeadAgain = mayLeadAgain,
): Promise<ReopeningOutcome> {
  const [row] = await auctionLocker(transaction).lockAll([offerCode]);
  if (!row) return { result: 'not-found' };
  const deals = await standingDeals(transaction, offerCode);
  if (deals.sold) return { result: 'sale-stands' };
  if (deals.chance) return { result: 'second-chance' };
  const history = await auctionHistory(transaction, offerCode);
  // Read again under the lock: what waited for it past the end is too late, and secrets may be public already (rule 0.41).
  const decision = reopenAuction(auctionState(row), history, Math.max(now, deps.clock.now()));
  if (decision.kind === 'refused') return { result: decision.reason };
  const allowed = await withoutThoseBeyondLimits(transaction, history, decision, mayLead);
  const { state } = allowed;
  const at = decision.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...allowed, maxima: [], outcome: null }]);
  for (const { accountId, lines } of allowed.struck) {
    await recordAnnulments(transaction, {
      offerCode,
      lines,
      reason: 'exposure',
      note: 'Acima do limite da conta na reabertura.',
      actorId: accountId,
      at: state.lastAt,
    });
  }
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
    history: { ...history, entries: [...history.entries, ...allowed.entries] },
    openedAt: history.entries.findLast(({ type }) => type === 'R')?.at ?? 0,
    limited: new Set(allowed.struck.map(({ accountId }) => accountId)),
    withdrawUntil,
    at,
  });
  transaction.afterCommit(() => deps.live.publish(offerCode));
  const leaderId = state.leader?.bidderId ?? null;
  return { result: 'reopened', end: state.end, withdrawUntil, price: state.price, leaderId };
}

interface Allowed {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly struck: readonly {
    readonly accountId: number;
    readonly lines: readonly AnnulledLine[];
  }[];
  readonly countChange: number;
}

/** The reopened auction with the bids annulled of each leader who may not lead it beside all else that the account has open. */
async function withoutThoseBeyondLimits(
  transaction: Transaction,
  history: AuctionHistory,
  reopened: Pick<Allowed, 'state' | 'entries'>,
  mayLead: typeof mayLeadAgain,
): Promise<Allowed> {
  let allowed: Allowed = { ...reopened, struck: [], countChange: 0 };
  for (;;) {
    const { leader, offerId: offerCode, lastAt: now } = allowed.state;
    if (leader === null) return allowed;
    const { bidderId: accountId, maximum } = leader;
    if (await mayLead(transaction, { accountId, offerCode, maximum, now })) return allowed;
    const soFar = { ...history, entries: [...history.entries, ...allowed.entries] };
    const lines = standingLinesOf(soFar, accountId, allowed.state.version);
    const annulled = annulBids(allowed.state, soFar, { lines, at: now });
    if (annulled.kind === 'refused') return allowed;
    allowed = {
      state: annulled.state,
      entries: [...allowed.entries, ...annulled.entries],
      struck: [...allowed.struck, { accountId, lines: annulledLines(soFar, annulled) }],
      countChange: allowed.countChange + annulled.countChange,
    };
  }
}
