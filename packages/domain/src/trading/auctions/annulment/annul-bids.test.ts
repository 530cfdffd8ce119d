import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import type { PlayedAuction } from '../auction.builder.ts';
import { annulBids } from './annul-bids.ts';
import { decideBid } from '../bids/decide-bid.ts';
import { standingLinesOf, struckLines } from '../bids/standing-bids.ts';

const rule = anAuctionRule();

function annul(played: PlayedAuction, lines: readonly number[], at = 900_000) {
  const decision = annulBids(played.state, played.history, { lines, at });
  if (decision.kind === 'refused') return decision;
  const entries = [...played.history.entries, ...decision.entries];
  return { ...decision, history: { ...played.history, entries } };
}

describe('annulling bids, S-12', () => {
  it('gives price and lead back to the bids that remain', () => {
    const played = play(rule, [manual(1, 100_000), manual(2, 150_000), manual(3, 300_000)]);
    expect(annul(played, [3])).toMatchObject({
      kind: 'annulled',
      leaderChanged: true,
      state: { price: 150_000, leader: { bidderId: 2 }, sequence: 4, hasBid: true },
      entries: [{ seq: 4, type: 'Z', participant: 3, value: 300_000 }],
    });
  });
  it('returns to the opening value when no bid remains', () => {
    expect(annul(play(rule, [manual(1, 500_000)]), [1])).toMatchObject({
      state: { price: 100_000, hasBid: false, leader: null },
    });
  });
  it('takes back the price that a beaten challenge had driven up', () => {
    const played = play(rule, [automatic(1, 900_000), manual(2, 500_000)]);
    expect(annul(played, [2])).toMatchObject({
      leaderChanged: false,
      state: { price: 100_000, leader: { bidderId: 1, maximum: 900_000 } },
    });
  });
  it('strikes all automatic lines of a participant together, with their maxima', () => {
    const played = play(rule, [automatic(1, 900_000), manual(2, 500_000), automatic(1, 950_000)]);
    const decision = annul(played, [3]);
    expect(decision).toMatchObject({
      state: { price: 500_000, leader: { bidderId: 2 } },
      entries: [
        { type: 'Z', participant: 1, value: 510_000 },
        { type: 'Z', participant: 1, value: 100_000 },
      ],
    });
  });
  it('strikes a maximum that was silently built on a manual line, unless an answer made it visible', () => {
    const silent = play(rule, [manual(1, 100_000), automatic(1, 900_000)]);
    expect(annul(silent, [1])).toMatchObject({ state: { leader: null, price: 100_000 } });
    const answered = play(rule, [manual(1, 100_000), automatic(1, 900_000), manual(2, 200_000)]);
    expect(annul(answered, [1])).toMatchObject({ state: { leader: { bidderId: 1, maximum: 900_000 } } });
  });
  it('strikes with a bid the answer that only it provoked, whose instruction stands, rule 0.34', () => {
    const played = play(rule, [automatic(1, 900_000), manual(2, 500_000), manual(3, 600_000)]);
    const decision = annul(played, [2]);
    if (decision.kind === 'refused') throw new Error(decision.reason);
    expect(decision).toMatchObject({
      state: { price: 610_000, leader: { bidderId: 1, maximum: 900_000 } },
      entries: [
        { type: 'Z', participant: 1, value: 510_000 },
        { type: 'Z', participant: 2, value: 500_000 },
      ],
      countChange: -2,
      leaderChanged: false,
    });
    expect([...decision.provoked]).toEqual([6]);
  });
  it('leaves such an answer in auctions that opened under version 1, rule 0.34', () => {
    const older = play(anAuctionRule({ version: 1 }), [automatic(1, 900_000), manual(2, 500_000)]);
    const decision = annul(older, [2]);
    expect(decision).toMatchObject({ entries: [{ participant: 2, value: 500_000 }], countChange: -1 });
  });
  it('counts the bids that a replay without the annulled ones makes, rule 0.34', () => {
    const bids = [automatic(1, 900_000), automatic(2, 300_000), automatic(2, 400_000)];
    // Alone, the second bidder leads with the first maximum and raises it in silence.
    expect(annul(play(rule, bids), [1])).toMatchObject({ countChange: 1 - 5 });
  });
  it('lets no maximum go on unseen whose last line was an answer that fell, rule 0.34', () => {
    const played = play(rule, [manual(1, 100_000), automatic(1, 900_000), manual(2, 200_000)]);
    const once = annul(played, [1]);
    if (once.kind === 'refused') throw new Error(once.reason);
    expect(once.state.leader).toMatchObject({ bidderId: 1 });
    const twice = annul({ ...played, ...once }, [2], 1_000_000);
    expect(twice).toMatchObject({ state: { leader: null, price: 100_000 } });
  });
  it('leaves maxima alone that were set before the manual line', () => {
    const played = play(rule, [automatic(1, 500_000), automatic(2, 600_000), manual(1, 700_000)]);
    expect(annul(played, [3])).toMatchObject({ state: { leader: { bidderId: 2 }, price: 510_000 } });
  });
  it('leaves a maximum alone that hangs on a later manual line', () => {
    const bids = [manual(1, 100_000), manual(2, 150_000), manual(1, 200_000), automatic(1, 900_000)];
    expect(annul(play(rule, bids), [1])).toMatchObject({
      state: { leader: { bidderId: 1, maximum: 900_000 } },
    });
  });
  it.each([
    ['an automatic line', [automatic(1, 900_000)]],
    ['a manual line with a silent maximum', [manual(1, 100_000), automatic(1, 900_000)]],
  ])('lets the bidder who lost %s bid again, and only the new maximum counts from then on', (_, lost) => {
    const struck = annul(play(rule, lost), [1], 5000);
    if (struck.kind === 'refused') throw new Error(struck.reason);
    const again = decideBid(struck.state, automatic(1, 500_000, 6000), aFreeContext());
    if (again.kind !== 'accepted' || again.maximum === null) throw new Error('the new maximum must lead');
    const challenged = decideBid(again.state, manual(2, 300_000, 7000), aFreeContext());
    if (challenged.kind !== 'beaten') throw new Error('the challenge must be beaten');
    const history = {
      entries: [...struck.history.entries, ...again.entries, ...challenged.entries],
      maxima: [...struck.history.maxima, again.maximum],
    };
    const line = challenged.entries[0]?.seq ?? 0;
    expect(annulBids(challenged.state, history, { lines: [line], at: 8000 })).toMatchObject({
      state: { leader: { bidderId: 1, maximum: 500_000 }, price: 100_000 },
    });
  });
  it('never moves the end back', () => {
    const played = play(rule, [manual(1, 100_000, 3_590_000)]);
    expect(annul(played, [1], 3_600_000)).toMatchObject({ state: { end: 3_770_000 } });
  });
  it('loses the reserve again when the bid that met it falls', () => {
    const played = play(anAuctionRule({ reserve: 400_000 }), [manual(1, 100_000), manual(2, 400_000)]);
    expect(annul(played, [2])).toMatchObject({ state: { reserveMet: false, price: 100_000 } });
  });
  it('refuses lines that are no standing bids', () => {
    const played = play(rule, [manual(1, 100_000), manual(2, 150_000)]);
    const once = annul(played, [2]);
    if (once.kind === 'refused') throw new Error('the first annulment must pass');
    const refused = { kind: 'refused', reason: 'not-a-standing-bid' };
    expect(annulBids(once.state, once.history, { lines: [2], at: 1_000_000 })).toEqual(refused);
    expect(annul(played, [7])).toEqual(refused);
    expect(annul(played, [1, 7])).toEqual(refused);
    expect(annul(played, [])).toEqual(refused);
  });
  it('refuses once the auction has ended', () => {
    const played = play(rule, [manual(1, 100_000)]);
    const ended: PlayedAuction = { ...played, state: { ...played.state, status: 'V' } };
    expect(annul(ended, [1])).toEqual({ kind: 'refused', reason: 'already-closed' });
  });
  it('says which line each annulment strikes', () => {
    const played = play(rule, [automatic(1, 900_000), manual(2, 500_000), automatic(1, 950_000)]);
    const once = annul(played, [2]);
    if (once.kind === 'refused') throw new Error(once.reason);
    const twice = annul({ ...played, ...once }, [1]);
    if (twice.kind === 'refused') throw new Error(twice.reason);
    expect([...struckLines(twice.history.entries)]).toEqual([
      [4, 3],
      [5, 2],
      [6, 1],
    ]);
  });
  it('finds all standing lines of a bidder', () => {
    const played = play(rule, [manual(1, 100_000), manual(2, 150_000), manual(1, 200_000)]);
    expect(standingLinesOf(played.history, 1, rule.version)).toEqual([1, 3]);
  });
});
