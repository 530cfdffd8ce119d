import { carAuctions, ebayStep, proxyAuctions, visibleAuctions } from './real-auctions.ts';
import { replayAuction, type ReplayedAuction } from './replay-auction.ts';

const MINUTE_MS = 60_000;
const ONE_DOLLAR = 100;

/** A line of the report: what was counted, how many, of how many. */
export type Figure = { readonly what: string; readonly count: number; readonly of: number };

const hasWinner = ({ winner, auction }: ReplayedAuction): boolean => winner === auction.winner;
const hasPrice = ({ state, auction }: ReplayedAuction): boolean => state.price === auction.finalPrice;
const count = <T>(of: readonly T[], what: (one: T) => boolean): number => of.filter(what).length;

/** Auctions with secret maxima: the same winner and the same price to the cent, and why not. */
export function proxyFigures(): readonly Figure[] {
  const auctions = proxyAuctions();
  const step = ebayStep;
  const replayed = auctions.map((auction) =>
    replayAuction(auction, { step, automatic: true, everyBid: false }),
  );
  const all = auctions.map((auction) => replayAuction(auction, { step, automatic: true, everyBid: true }));
  const lifted = replayed.filter((one) => hasWinner(one) && !hasPrice(one));
  const withReserve = lifted.map(({ auction }) =>
    replayAuction(auction, { step, automatic: true, everyBid: false, reserve: auction.finalPrice }),
  );
  const oneDollar = auctions.map((auction) =>
    replayAuction(auction, { step: () => ONE_DOLLAR, automatic: true, everyBid: false }),
  );
  const leftOut = all.flatMap(({ bids }) => bids.filter((bid) => bid.leftOut !== ''));
  const of = auctions.length;
  return [
    { what: 'same winner', count: count(replayed, hasWinner), of },
    {
      what: 'same winner and same price to the cent',
      count: count(replayed, (one) => hasWinner(one) && hasPrice(one)),
      of,
    },
    {
      what: 'same winner, recorded price higher than ours',
      count: count(lifted, ({ state, auction }) => auction.finalPrice > state.price),
      of,
    },
    {
      what: 'same winner, recorded price lower than ours',
      count: count(lifted, ({ state, auction }) => auction.finalPrice < state.price),
      of,
    },
    {
      what: 'of these: same price once a reserve of the recorded price is assumed',
      count: count(withReserve, hasPrice),
      of: lifted.length,
    },
    {
      what: 'bids that the source’s own replay left out',
      count: leftOut.length,
      of: count(
        all.flatMap(({ bids }) => bids),
        () => true,
      ),
    },
    {
      what: 'of these: refused by our rule too',
      count: count(leftOut, ({ answer }) => /^\d/u.test(answer)),
      of: leftOut.length,
    },
    { what: 'same winner when those bids are fed as well', count: count(all, hasWinner), of },
    { what: 'same price when those bids are fed as well', count: count(all, hasPrice), of },
    { what: 'same winner with one step of 1.00 throughout', count: count(oneDollar, hasWinner), of },
    { what: 'same price with one step of 1.00 throughout', count: count(oneDollar, hasPrice), of },
  ];
}

/** What the closing window of three minutes would have done to the same auctions. */
export function windowFigures(): readonly Figure[] {
  const auctions = proxyAuctions();
  const replayed = auctions.map((auction) =>
    replayAuction(auction, { step: ebayStep, automatic: true, everyBid: false, softCloseMs: 3 * MINUTE_MS }),
  );
  const bids = auctions.flatMap(({ bids: own, durationMs }) => own.map(({ at }) => durationMs - at));
  const extended = replayed.filter(({ bids: own }) => own.some((bid) => bid.extended));
  const moved = extended
    .map(({ state }) => Math.ceil((state.end - state.originalEnd) / 1000))
    .toSorted((one, other) => one - other);
  const moves = replayed.reduce((sum, { bids: own }) => sum + count(own, (bid) => bid.extended), 0);
  return [
    {
      what: 'bids in the last two minutes',
      count: count(bids, (left) => left <= 2 * MINUTE_MS),
      of: bids.length,
    },
    {
      what: 'bids in the last three minutes, which is our window',
      count: count(bids, (left) => left <= 3 * MINUTE_MS),
      of: bids.length,
    },
    { what: 'bids that would have moved the end', count: moves, of: bids.length },
    { what: 'auctions whose end would have moved', count: extended.length, of: auctions.length },
    {
      what: 'seconds that the end would have moved: median',
      count: moved[Math.floor(moved.length / 2)] ?? 0,
      of: 3600,
    },
    { what: 'seconds that the end would have moved: most', count: moved.at(-1) ?? 0, of: 3600 },
    { what: 'same winner with the window', count: count(replayed, hasWinner), of: auctions.length },
  ];
}

/** Visible bids of December 2001, fed as manual bids. */
export function visibleFigures(): readonly Figure[] {
  const replayed = visibleAuctions().map((auction) =>
    replayAuction(auction, { step: ebayStep, automatic: false, everyBid: true }),
  );
  const bids = replayed.flatMap((one) => one.bids);
  const both = (one: ReplayedAuction) => hasWinner(one) && hasPrice(one);
  return [
    { what: 'same winner', count: count(replayed, hasWinner), of: replayed.length },
    { what: 'same winner and price', count: count(replayed, both), of: replayed.length },
    { what: 'bids taken', count: count(bids, ({ answer }) => answer === 'leads'), of: bids.length },
    {
      what: 'bids refused because their author led already (409)',
      count: count(bids, ({ answer }) => answer === '409'),
      of: bids.length,
    },
    {
      what: 'bids refused as below the opening value (422)',
      count: count(bids, ({ answer }) => answer === '422'),
      of: bids.length,
    },
    {
      what: 'bids refused as too late (406)',
      count: count(bids, ({ answer }) => answer === '406'),
      of: bids.length,
    },
  ];
}

/** Car auctions: visible bids, sold or below an unknown reserve. */
export function carFigures(): readonly Figure[] {
  const auctions = carAuctions().filter(({ bids }) => bids.length > 0);
  const rule = { step: ebayStep, automatic: false, everyBid: true };
  const replayed = auctions.map((auction) => {
    const unmet = auction.note.includes('reserva_nao_atingida');
    return replayAuction(auction, { ...rule, reserve: unmet ? auction.finalPrice + 1 : null });
  });
  const whole = replayed.filter(({ auction }) => auction.note.endsWith(' S'));
  const rest = replayed.filter(({ auction }) => !auction.note.endsWith(' S'));
  const unmet = replayed.filter(({ auction }) => auction.note.includes('reserva_nao_atingida'));
  const bids = replayed.flatMap((one) => one.bids);
  return [
    { what: 'same price where the list of bids is whole', count: count(whole, hasPrice), of: whole.length },
    { what: 'same price where the list is known to be cut', count: count(rest, hasPrice), of: rest.length },
    {
      what: 'reserve not met, and not met here with one cent more than the best bid',
      count: count(unmet, ({ state }) => !state.reserveMet),
      of: unmet.length,
    },
    { what: 'bids taken', count: count(bids, ({ answer }) => answer === 'leads'), of: bids.length },
  ];
}
