import { createHash } from 'node:crypto';
import { anAuctionRule, automatic, manual, play } from '../trading/auctions/auction.builder.ts';
import type { AuctionState } from '../trading/auctions/auction-state.ts';
import { decideClose } from '../trading/auctions/ends/decide-close.ts';
import { chainEntries, GENESIS_HASH } from '../trading/auctions/ledger/ledger-chain.ts';
import { lineSealText, linkAt, maximumLinks, NO_MAXIMUM } from '../trading/auctions/ledger/maxima-seal.ts';
import { reserveSeal, wasReserveReached } from '../trading/auctions/ledger/reserve-seal.ts';
import type { Bid } from '../trading/auctions/bids/resolve-bid.ts';
import type { AuctionHistory } from '../trading/auctions/bids/standing-bids.ts';
import type { PublicLedger } from '../trading/auctions/ledger/verify-public-ledger.ts';

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
const MAXIMA_SECRET = 'xyz';

/** What everyone gets of an auction; `opened`: its secrets are public. */
export function published(
  state: AuctionState,
  history: AuctionHistory,
  opened = state.status !== 'A',
): PublicLedger {
  const secret = 'abc';
  const { offerId, version, base, increment, minimumStep, reserve } = state;
  const { originalEnd, softCloseMs, softCloseCapMs } = state;
  const reached = reserve !== null && opened && wasReserveReached(reserve, history);
  const maxima = history.maxima.map(({ bidderId, value, at }) => ({
    participant: named(bidderId),
    value,
    at,
  }));
  const sealing = { previous: NO_MAXIMUM, secret: MAXIMA_SECRET };
  const links = version === 1 ? [] : maximumLinks(maxima, sealing, sha256Hex);
  const sealOf = ({ seq, at }: { readonly seq: number; readonly at: number }) => {
    const link = linkAt(at, maxima, { previous: NO_MAXIMUM, links });
    return version === 1 ? null : sha256Hex(lineSealText({ offerId, seq, link }, MAXIMA_SECRET));
  };
  return {
    offerId,
    rule: {
      version,
      base,
      increment,
      minimumStep,
      hasReserve: reserve !== null,
      seal: reserve === null ? null : reserveSeal({ offerId, value: reserve, secret }, sha256Hex),
      reserve: reached ? { value: reserve, secret } : null,
      secret: opened && version !== 1 ? MAXIMA_SECRET : null,
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
    entries: chainEntries(history.entries, GENESIS_HASH, named, sha256Hex).map((entry) => ({
      ...entry,
      seal: sealOf(entry),
    })),
    maxima: opened ? maxima.map((maximum, index) => ({ ...maximum, link: links[index] ?? null })) : null,
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
