import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasReferenceData, referenceRows } from '../../testing-support/reference-data.ts';
import { biddingSignals, type BidLine } from './bidding-signals.ts';
import { isSuspiciousPattern, patternScore, type BiddingSignals } from './pattern-score.ts';
import { sharedTraits, type TraitHolder } from './shared-traits.ts';

const DATA = 'leiloes/shill_bidding_uci.csv';
const harmless: BiddingSignals = { tendency: 0, biddingRatio: 0, successiveOutbidding: 0, losingRatio: 0 };

describe('the score of a bidding pattern', () => {
  it.skipIf(!hasReferenceData(DATA))('finds shills in the published data and few others', () => {
    const found = { right: 0, wrong: 0, missed: 0 };
    for (const row of referenceRows(DATA)) {
      const isShill = row['Class'] === '1';
      const isFlagged = isSuspiciousPattern({
        tendency: Number(row['Bidder_Tendency']),
        biddingRatio: Number(row['Bidding_Ratio']),
        successiveOutbidding: Number(row['Successive_Outbidding']),
        losingRatio: Number(row['Winning_Ratio']),
      });
      if (isFlagged) found[isShill ? 'right' : 'wrong'] += 1;
      else if (isShill) found.missed += 1;
    }
    expect(found.right + found.missed).toBe(305);
    expect(found.right / (found.right + found.wrong)).toBeGreaterThan(0.82);
    expect(found.right / (found.right + found.missed)).toBeGreaterThan(0.98);
  });

  it('adds six for pushes, two for bad luck, one each for a favourite seller and many bids', () => {
    const score = (changes: Partial<BiddingSignals>) => patternScore({ ...harmless, ...changes });
    expect([0.5, 1].map((successiveOutbidding) => score({ successiveOutbidding }))).toEqual([3, 6]);
    expect([0.59, 0.6].map((losingRatio) => score({ losingRatio }))).toEqual([0, 2]);
    expect([0.09, 0.1].map((tendency) => score({ tendency }))).toEqual([0, 1]);
    expect([0.19, 0.2].map((biddingRatio) => score({ biddingRatio }))).toEqual([0, 1]);
    expect(score({ successiveOutbidding: 1, losingRatio: 1, tendency: 1, biddingRatio: 1 })).toBe(10);
  });

  it('is suspicious from five points on', () => {
    const pushed = { ...harmless, successiveOutbidding: 0.5 };
    expect(isSuspiciousPattern({ ...pushed, tendency: 1 })).toBe(false);
    expect(isSuspiciousPattern({ ...pushed, losingRatio: 1 })).toBe(true);
  });

  it('does not take a favourite seller, many bids or bad luck alone for a shill', () => {
    for (const sign of ['tendency', 'biddingRatio', 'losingRatio'] as const) {
      expect(isSuspiciousPattern({ ...harmless, [sign]: 1 })).toBe(false);
    }
  });

  it('never falls when a sign grows', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const signals = fc.record({
      tendency: share,
      biddingRatio: share,
      successiveOutbidding: fc.constantFrom(0, 0.5, 1),
      losingRatio: share,
    });
    fc.assert(
      fc.property(signals, signals, (one, other) => {
        const more = {
          tendency: Math.max(one.tendency, other.tendency),
          biddingRatio: Math.max(one.biddingRatio, other.biddingRatio),
          successiveOutbidding: Math.max(one.successiveOutbidding, other.successiveOutbidding),
          losingRatio: Math.max(one.losingRatio, other.losingRatio),
        };
        expect(patternScore(more)).toBeGreaterThanOrEqual(patternScore(one));
      }),
    );
  });
});

const lines = (text: string): BidLine[] =>
  text
    .split(' ')
    .map((word) => ({ type: word.startsWith('L') ? 'L' : 'P', bidderId: Number(word.slice(1)) }));

describe('the signals of a bidder', () => {
  const past = { offers: 10, ofThisSeller: 4, won: 1 };

  it('sees pushes against an automatic bidder, with nobody else in between', () => {
    const signals = biddingSignals(1, lines('P2 L1 P2 L1 P2 L1 P2'), past);
    expect(signals).toEqual({
      tendency: 0.4,
      biddingRatio: 1,
      successiveOutbidding: 0.5,
      losingRatio: 0.9,
    });
    expect(isSuspiciousPattern(signals)).toBe(true);
  });

  it('sees none where people take turns', () => {
    expect(biddingSignals(1, lines('L1 L2 L1 L2 L1 L2'), past).successiveOutbidding).toBe(0);
  });

  it('sees five in a row as the plainest sign', () => {
    expect(biddingSignals(1, lines('L1 P2 L1 L1 L1 L1'), past).successiveOutbidding).toBe(1);
  });

  it('draws nothing from a short past', () => {
    expect(biddingSignals(1, lines('L1'), { offers: 2, ofThisSeller: 2, won: 0 })).toMatchObject({
      tendency: 0,
      losingRatio: 0,
    });
  });

  it('draws something from three offers on, and counts the bids by hand that were theirs', () => {
    expect(biddingSignals(1, lines('L1 P1 L2 L2 L2'), { offers: 3, ofThisSeller: 3, won: 0 })).toEqual({
      tendency: 1,
      biddingRatio: 0.25,
      successiveOutbidding: 0,
      losingRatio: 1,
    });
  });

  it('has no share of no bids', () => {
    expect(biddingSignals(1, lines('P1'), past).biddingRatio).toBe(0);
  });
});

const holder = (accountId: number, more: Partial<TraitHolder> = {}): TraitHolder => ({
  accountId,
  document: null,
  phone: null,
  addresses: [],
  devices: [],
  networks: [],
  ...more,
});

describe('what people of one offer share', () => {
  it('names bidders with the same device once, however many they share', () => {
    const two = [holder(2, { devices: ['a', 'b'] }), holder(1, { devices: ['b', 'a', 'c'] }), holder(3)];
    expect(sharedTraits(two, [])).toEqual([
      { kind: 'same-device', accounts: [1, 2], shared: 2, sameNetwork: false },
    ]);
  });

  it.each([
    ['same-phone', { phone: '27999990000' }],
    ['same-address', { addresses: ['29100000|10|'] }],
    ['same-document', { document: '12ABC34501DE35' }],
  ] as const)('tells %s', (kind, trait) => {
    expect(sharedTraits([holder(1, trait), holder(2, trait)], [])).toEqual([
      { kind, accounts: [1, 2], shared: 1, sameNetwork: false },
    ]);
  });

  it.each([
    ['seller-phone', { phone: '27999990000' }],
    ['seller-address', { addresses: ['29100000|10|'] }],
    ['seller-device', { devices: ['a'] }],
  ] as const)('tells %s', (kind, trait) => {
    expect(sharedTraits([holder(5, trait)], [holder(2, trait)])).toEqual([
      { kind, accounts: [2, 5], shared: 1, sameNetwork: false },
    ]);
  });

  it('adds whether they also act from one network, which alone is nothing', () => {
    const home = { networks: ['n'] };
    const two = [holder(1, { ...home, phone: '1' }), holder(2, { ...home, phone: '1' }), holder(3, home)];
    expect(sharedTraits(two, [])).toEqual([
      { kind: 'same-phone', accounts: [1, 2], shared: 1, sameNetwork: true },
    ]);
  });

  it('says nothing about unanswered questions', () => {
    const nobody = [holder(1, { phone: '' }), holder(2, { phone: '' })];
    expect(sharedTraits(nobody, [holder(3, { phone: '' })])).toEqual([]);
  });

  it('does not compare sellers with themselves', () => {
    const same = { devices: ['a'], phone: '1' };
    expect(sharedTraits([holder(1, same)], [holder(1, same), holder(2, same)])).toEqual([]);
  });
});
