import { describe, expect, it } from 'vitest';
import { replay } from '../../../testing-support/replay.ts';
import { anAuctionRule, aFreeContext, automatic, manual, play } from '../auction.builder.ts';
import type { PlayedAuction } from '../auction.builder.ts';
import type { AuctionState } from '../auction-state.ts';
import { decideBid } from '../bids/decide-bid.ts';
import { decideClose } from './decide-close.ts';
import { decideDefault } from './decide-default.ts';
import { endBySale } from './end-by-sale.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { ledgerSteps } from '../ledger/ledger-steps.ts';
import { moveAuctionEnd } from './move-end.ts';
import { reopenAuction } from './reopen-auction.ts';

const DAY = 86_400_000;
const rule = anAuctionRule();
const bids = [automatic(1, 500_000, 1000), manual(2, 200_000, 2000)];

type Written = { readonly state: AuctionState; readonly entries: readonly LedgerEntry[] };

/** The auction after a decision that must not be a refusal. */
function then(played: PlayedAuction, decision: Written | { readonly kind: 'refused' }): PlayedAuction {
  if (!('state' in decision)) throw new Error('it must not be refused');
  const { state, entries } = decision;
  const { maxima } = played.history;
  return { ...played, state, history: { entries: [...played.history.entries, ...entries], maxima } };
}

/** Bought apart from the bids at an instant, before the end. */
function bought(at: number): PlayedAuction {
  const played = play(rule, bids);
  return then(played, endBySale(played.state, { buyerId: 9, price: 800_000, at }));
}

describe('opening an auction again, rule 0.28', () => {
  it('brings back price and leader, and an end at least a day away', () => {
    const sold = bought(3000);
    const decision = reopenAuction(sold.state, sold.history, 4000);
    expect(decision).toMatchObject({
      kind: 'reopened',
      state: {
        status: 'A',
        price: 210_000,
        leader: { bidderId: 1, maximum: 500_000, since: 1000 },
        end: 4000 + DAY,
        announcedEnd: 4000 + DAY,
        sequence: 5,
      },
      entries: [{ seq: 5, at: 4000, type: 'R', participant: null, value: 4000 + DAY }],
    });
  });
  it('leaves an end alone that is further away than a day', () => {
    const later = anAuctionRule({ originalEnd: 3 * DAY });
    const played = play(later, bids);
    const sold = then(played, endBySale(played.state, { buyerId: 9, price: 800_000, at: 3000 }));
    expect(reopenAuction(sold.state, sold.history, 4000)).toMatchObject({
      state: { end: 3 * DAY, announcedEnd: 3 * DAY },
    });
  });
  it('works after a default as well as from the sale itself', () => {
    const sold = bought(3000);
    const undone = then(sold, decideDefault(sold.state, 3500));
    expect(reopenAuction(undone.state, undone.history, 4000)).toMatchObject({ kind: 'reopened' });
  });
  it('is refused from the end on, while it is open, and while the sales team decides', () => {
    const sold = bought(3000);
    const refused = (reason: string) => ({ kind: 'refused', reason });
    const { end } = sold.state;
    expect(reopenAuction(sold.state, sold.history, end)).toEqual(refused('end-passed'));
    expect(reopenAuction(sold.state, sold.history, end - 1)).toMatchObject({ kind: 'reopened' });
    const open = play(rule, bids);
    expect(reopenAuction(open.state, open.history, 4000)).toEqual(refused('not-ended'));
    const reserved = play(anAuctionRule({ reserve: 900_000 }), bids);
    const waiting = then(reserved, decideClose(reserved.state, 3000, true));
    expect(reopenAuction(waiting.state, waiting.history, 4000)).toEqual(refused('conditional'));
  });
  it('takes bids again, and extensions count from the new end', () => {
    const sold = bought(3000);
    const open = then(sold, reopenAuction(sold.state, sold.history, 4000));
    const late = 4000 + DAY - 1000;
    const decision = decideBid(open.state, manual(3, 900_000, late), aFreeContext());
    expect(decision).toMatchObject({ kind: 'accepted', state: { end: late + 180_000 } });
  });
  it('replays to the same state, with what followed', () => {
    const sold = bought(3000);
    const open = then(sold, reopenAuction(sold.state, sold.history, 4000));
    const moved = then(open, moveAuctionEnd(open.state, 3 * DAY, 5000));
    const closed = then(moved, decideClose(moved.state, 3 * DAY));
    expect(replay(rule, closed.history)).toEqual(closed.state);
    expect(ledgerSteps(rule, closed.history).map(({ cause, agrees }) => [cause, agrees])).toEqual([
      ['maximum', true],
      ['manual', true],
      ['sold-otherwise', true],
      ['reopened', true],
      ['end-moved', true],
      ['sold', true],
    ]);
  });
  it('is not explained if the line has another end than the rule gives', () => {
    const sold = bought(3000);
    const open = then(sold, reopenAuction(sold.state, sold.history, 4000));
    const entries = open.history.entries.map((line) =>
      line.type === 'R' ? { ...line, value: line.value + 1 } : line,
    );
    expect(ledgerSteps(rule, { ...open.history, entries }).at(-1)?.agrees).toBe(false);
  });
});

describe('moving the end, rules 0.31, 0.32', () => {
  it('announces a later one, which may come after the end that a stay has kept open', () => {
    const { state } = play(rule, bids);
    expect(moveAuctionEnd(state, 2 * DAY, 5000)).toMatchObject({
      state: { end: 2 * DAY, announcedEnd: 2 * DAY },
      entries: [{ type: 'M', participant: null, value: 2 * DAY }],
    });
    expect(moveAuctionEnd(state, 2 * DAY, DAY)).toMatchObject({ kind: 'moved' });
  });
  it('never brings it forward, and moves nothing that has ended', () => {
    const { state } = play(rule, bids);
    const notLater = { kind: 'refused', reason: 'not-later' };
    expect(moveAuctionEnd(state, state.end, 5000)).toEqual(notLater);
    expect(moveAuctionEnd(state, DAY, DAY)).toEqual(notLater);
    expect(moveAuctionEnd({ ...state, status: 'V' }, 2 * DAY, 5000)).toMatchObject({ reason: 'not-open' });
  });
});
