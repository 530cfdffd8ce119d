import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, manual, play } from '../auction.builder.ts';
import { decideBid } from '../bids/decide-bid.ts';
import { extendAuction } from './extend-auction.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const { state } = play(anAuctionRule(), [manual(1, 120_000, 1000)]);
const { end } = state;

describe('an end moved by staff', () => {
  it('is announced by a line, and extensions by bids count from it', () => {
    const moved = extendAuction(state, { until: end + DAY, seenEnd: end }, 5000);
    expect(moved).toMatchObject({
      kind: 'moved',
      state: { end: end + DAY, announcedEnd: end + DAY, price: state.price, leader: state.leader },
      entries: [{ type: 'M', participant: null, value: end + DAY, at: 5000 }],
    });
    if (moved.kind !== 'moved') return;
    const late = end + DAY - 1000;
    expect(decideBid(moved.state, manual(2, 200_000, late), aFreeContext())).toMatchObject({
      state: { end: late + 180_000 },
    });
  });

  it.each([
    ['once the end has come', { until: end + DAY, seenEnd: end }, end, 'ended'],
    ['if it is another end than the user saw', { until: end + DAY, seenEnd: end - 1 }, 5000, 'end-changed'],
    ['to less than a minute later', { until: end + MINUTE - 1, seenEnd: end }, 5000, 'not-later'],
    ['to an earlier one', { until: 6000, seenEnd: end }, 5000, 'not-later'],
    ['by more than seven days', { until: end + 7 * DAY + 1, seenEnd: end }, 5000, 'too-far'],
  ])('is refused %s', (_name, wanted, now, reason) => {
    expect(extendAuction(state, wanted, now)).toEqual({ kind: 'refused', reason });
  });

  it('is possible in the last millisecond, by a minute and by seven days', () => {
    expect(extendAuction(state, { until: end + MINUTE, seenEnd: end }, end - 1).kind).toBe('moved');
    expect(extendAuction(state, { until: end + 7 * DAY, seenEnd: end }, 0).kind).toBe('moved');
  });

  it('is refused for an auction that is over, whatever the clock says', () => {
    expect(extendAuction({ ...state, status: 'V' }, { until: end + DAY, seenEnd: end }, 5000)).toEqual({
      kind: 'refused',
      reason: 'ended',
    });
  });
});
