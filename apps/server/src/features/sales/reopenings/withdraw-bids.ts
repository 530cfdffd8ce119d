import type { withdrawBids as contract } from '@patio/contract/sales/reopenings/withdraw-bids.ts';
import { annulBids } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import { AUCTION_DEFAULTS, isAuctionOpen } from '@patio/domain/trading/auctions/auction-state.ts';
import {
  isBidLine,
  standingHistory,
  type AuctionHistory,
} from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  annulledLines,
  announceLimited,
  askNextLeader,
  biddersIn,
  recordAnnulments,
  recordStruck,
  type RequestedAnnulment,
} from '../annulments/public.ts';
import {
  auctionHistory,
  auctionLocker,
  auctionState,
  recordPriceDrop,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, negotiationPath, personOf } from '../../trading/results/public.ts';
import { moveEnd } from './move-end.ts';
import { ownStake } from './own-stake.ts';
import { lastBidAt } from './participation.store.ts';
import { openWindows } from './windows.store.ts';

/** Withdraws own bids under the offer's lock (rules 0.28, 0.31, 0.32): a concurrent bid is decided on the remaining bids. */
export const withdrawBids =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const row = await auctionLocker(transaction).lockHidden(params.id);
      if (!row) return new ApiError('offer-not-found');
      return withdraw(deps, transaction, row, actor.accountId);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

async function withdraw(deps: ServerDeps, transaction: Transaction, row: AuctionRow, accountId: number) {
  const { offer_code: offerCode } = row;
  const now = deps.clock.now();
  const last = await lastBidAt(transaction, accountId, offerCode);
  if (last === null) return new ApiError('withdrawal-none');
  const history = await auctionHistory(transaction, offerCode);
  const stake = ownStake(history, accountId, row.rule_version);
  if (stake === null) return present(row, null);
  const window = (await openWindows(transaction, [offerCode], now)).get(offerCode);
  const state = auctionState(row);
  // A stay keeps the offer from closing; otherwise an ended offer must not change any more.
  const open = isAuctionOpen(state, now) || (window?.reason === 'stayed' && state.status === 'A');
  if (window === undefined || !open) return new ApiError('withdrawal-over');
  if (last >= window.opened_at) return new ApiError('withdrawal-bid-since');
  const annulled = annulBids(state, history, { lines: stake.lines, at: now });
  if (annulled.kind === 'refused') return new ApiError('withdrawal-over');
  // Possible new leaders are locked together with the withdrawing bidder, after the offer and in order, as for every deal (decision 0069).
  await auctionLocker(transaction).lockAccounts(biddersIn(history));
  const decision = await askNextLeader(deps, transaction, row, history, annulled);
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: null }]);
  await recordAnnulments(transaction, {
    offerCode,
    lines: annulledLines(history, annulled),
    reason: 'withdrawn',
    note: 'Retirado por quem deu o lance.',
    actorId: accountId,
    at: decision.state.lastAt,
  });
  await recordStruck(transaction, offerCode, decision);
  const endAt = window.reason === 'stayed' ? null : await leaveTime(deps, transaction, row, decision);
  await notifyOf(deps, transaction, row, { accountId, highest: stake.highest, decision, endAt });
  if (endAt !== null) await noteFall(transaction, history, decision);
  transaction.afterCommit(() => deps.live.publish(offerCode));
  return present(row, decision);
}

/**
 * A high bid keeps others away. Withdrawn in the last second, it would leave the offer to the bid below it, so everyone who was kept away
 * has a day to respond to a lower price or a new leader. Nobody can postpone the end repeatedly: each bidder withdraws once, and only
 * within a day of what opened the window. Returns the resulting end; null if nothing changed for the others.
 */
async function leaveTime(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { state, leaderChanged }: RequestedAnnulment,
): Promise<number | null> {
  if (!leaderChanged && state.price === row.price_cents) return null;
  const { lastAt: now, offerId: offerCode } = state;
  const newEnd = now + AUCTION_DEFAULTS.reopenedForMs;
  const moved = await moveEnd(deps, transaction, { offerCode, reason: 'withdrawn', newEnd, now });
  return moved.result === 'moved' ? moved.end : state.end;
}

/** Users with a bid that still does not lead are notified of the lower price and the new end, merged with other notifications about the offer. */
async function noteFall(
  transaction: Transaction,
  history: AuctionHistory,
  { state, entries }: RequestedAnnulment,
): Promise<void> {
  const { entries: standing } = standingHistory(
    { ...history, entries: [...history.entries, ...entries] },
    state.version,
  );
  const bidders = new Set(standing.filter(isBidLine).flatMap(({ participant }) => participant ?? []));
  const accountIds = [...bidders].filter((id) => id !== state.leader?.bidderId);
  const { offerId: offerCode, price: value, lastAt: now } = state;
  await recordPriceDrop(transaction, { offerCode, accountIds, value, now });
}

interface WithdrawnBids {
  readonly accountId: number;
  readonly highest: number;
  readonly decision: RequestedAnnulment;
  /** Null: the clock is stopped. */
  readonly endAt: number | null;
}

/** The withdrawing bidder gets a written confirmation; a new leader is notified. */
async function notifyOf(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { accountId, highest, decision, endAt }: WithdrawnBids,
): Promise<void> {
  const { state, leaderChanged } = decision;
  const at = state.lastAt;
  const person = await personOf(transaction, accountId);
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: 'reopened',
      path: negotiationPath(row.offer_code),
      value: highest,
      fact: `withdrawn-${state.sequence}`,
      at,
      write: messages.bidsWithdrawn,
    });
  }
  await announceLimited(deps, transaction, row, decision);
  const leader =
    leaderChanged && state.leader ? await personOf(transaction, state.leader.bidderId) : undefined;
  if (!leader) return;
  await announce(deps, transaction, row, {
    person: leader,
    event: 'annulment',
    value: state.price,
    fact: `lead-regained-${state.sequence}`,
    at,
    write: (facts) => messages.leadRegained({ ...facts, ...(endAt === null ? {} : { endAt }) }),
  });
}

function present(row: AuctionRow, decision: RequestedAnnulment | null) {
  return {
    codigoOferta: row.offer_code,
    anuladas: decision === null ? [] : decision.entries.map(({ seq }) => seq),
    valorLeilao: reaisFromCentavos(decision?.state.price ?? row.price_cents),
    lances: row.bid_count + (decision?.countChange ?? 0),
  };
}
