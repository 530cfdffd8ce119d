import { createHash } from 'node:crypto';
import { anAuctionRule, automatic, manual, play } from '../auctions/auction.builder.ts';
import type { AuctionState } from '../auctions/auction-state.ts';
import { decideClose } from '../auctions/decide-close.ts';
import { chainEntries, GENESIS_HASH } from '../auctions/ledger-chain.ts';
import { reserveSeal, wasReserveReached } from '../auctions/reserve-seal.ts';
import type { Bid } from '../auctions/resolve-bid.ts';
import type { AuctionHistory } from '../auctions/standing-bids.ts';
import type { PublicLedger } from '../auctions/verify-public-ledger.ts';

/** Lower-case hexadecimal SHA-256, as the callers of the domain supply it. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The rule of the auctions below: a reserve of R$ 3.500,00. */
export const publicRule = anAuctionRule({ reserve: 350_000 });

/** A manual bid, a maximum that beats it, and a challenge that it answers: four lines, the last two under one instant. */
export const publicBids: readonly Bid[] = [
  manual(11, 120_000, 1000),
  automatic(22, 200_000, 2000),
  manual(11, 150_000, 3000),
];

const named = (bidderId: number) => `P-${bidderId}`;

/** What everybody gets of an auction. */
export function published(state: AuctionState, history: AuctionHistory): PublicLedger {
  const secret = 'abc';
  const { offerId, base, increment, reserve, originalEnd, softCloseMs, softCloseCapMs } = state;
  const ended = state.status !== 'A';
  const reached = reserve !== null && ended && wasReserveReached(reserve, history);
  return {
    offerId,
    rule: {
      base,
      increment,
      hasReserve: reserve !== null,
      seal: reserve === null ? null : reserveSeal({ offerId, value: reserve, secret }, sha256Hex),
      reserve: reached ? { value: reserve, secret } : null,
      originalEnd,
      softCloseMs,
      softCloseCapMs,
    },
    shown: {
      status: state.status,
      price: state.price,
      leader: state.leader === null ? null : named(state.leader.bidderId),
      end: state.end,
    },
    entries: chainEntries(history.entries, GENESIS_HASH, named, sha256Hex),
    maxima: ended
      ? history.maxima.map(({ bidderId, value, at }) => ({ participant: named(bidderId), value, at }))
      : null,
  };
}

/** The auction after its end, with bids after the first three. */
export function closedLedger(more: readonly Bid[] = []): PublicLedger {
  const { state, history } = play(publicRule, [...publicBids, ...more]);
  const decision = decideClose(state, publicRule.originalEnd);
  if (decision.kind === 'refused') throw new Error(decision.reason);
  return published(decision.state, {
    ...history,
    entries: [...history.entries, ...decision.entries],
  });
}
