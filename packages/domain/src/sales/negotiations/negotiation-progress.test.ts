import { describe, expect, it } from 'vitest';
import {
  negotiationNext,
  negotiationOutcome,
  negotiationTimeline,
  type NegotiationProgress,
} from './negotiation-progress.ts';

const NOW = 1_000;
const nothing: NegotiationProgress = {
  status: 'A',
  endsAt: 9_000,
  closedAt: null,
  unavailable: false,
  purchasedAt: null,
  bids: null,
  decisionUntil: null,
  secondChanceUntil: null,
  proposal: null,
};
const bids = (standing: 'leads' | 'outbid' | 'withdrawn' | 'annulled') => ({
  firstAt: 100,
  standing,
  takenAt: standing === 'withdrawn' || standing === 'annulled' ? 400 : null,
});
const sent: NonNullable<NegotiationProgress['proposal']> = {
  status: 'pending',
  lastStep: 'send',
  lastStepAt: 200,
  sentAt: 200,
  answeredAt: null,
  acceptedAt: null,
  countered: false,
  until: 5_000,
};
const countered = {
  ...sent,
  status: 'countered',
  lastStep: 'counter',
  lastStepAt: 300,
  answeredAt: 300,
  countered: true,
} as const;
const ended = (lastStep: 'withdraw' | 'reject' | 'expire' | 'lapse' | 'lose-to-sale', lastStepAt = 300) => {
  const status = {
    withdraw: 'withdrawn',
    reject: 'rejected',
    expire: 'expired',
    lapse: 'expired',
    'lose-to-sale': 'rejected',
  } as const;
  return { ...sent, status: status[lastStep], lastStep, lastStepAt };
};

describe('what a negotiation waits for', () => {
  it.each([
    ['the end, for a leader', { bids: bids('leads') }, 'end', 'nobody', 9_000],
    ['a higher bid, from an outbid user', { bids: bids('outbid') }, 'outbid', 'buyer', 9_000],
    ['the result, once the end has passed', { bids: bids('outbid'), endsAt: 1_000 }, 'end', 'nobody', 1_000],
    ['the answer to a proposal', { proposal: sent }, 'answer', 'seller', 5_000],
    ['the reply to a counter-proposal', { proposal: countered }, 'reply', 'buyer', 5_000],
    [
      'a counter-proposal before the own bid',
      { bids: bids('leads'), proposal: countered },
      'reply',
      'buyer',
      5_000,
    ],
    [
      'the decision on a bid below the reserve',
      { status: 'E', bids: bids('leads'), decisionUntil: 7_000 },
      'decision',
      'seller',
      7_000,
    ],
    [
      'the answer to a second chance, after a sale that was undone',
      { status: 'E', bids: bids('outbid'), secondChanceUntil: 8_000 },
      'second-chance',
      'buyer',
      8_000,
    ],
    [
      'the end of a stay, whatever runs',
      { bids: bids('leads'), proposal: sent, unavailable: true },
      'stay',
      'seller',
      null,
    ],
  ] as const)('%s', (_what, facts, step, owner, due) => {
    expect(negotiationNext({ ...nothing, ...facts }, NOW)).toEqual({ step, owner, due });
  });

  it.each([
    ['a purchase', { purchasedAt: 400, secondChanceUntil: 8_000 }],
    ['bids that were withdrawn', { bids: bids('withdrawn') }],
    ['bids that were annulled', { bids: bids('annulled') }],
    ['an offer of another buyer', { status: 'V', bids: bids('outbid') }],
    ['a suspended offer on which nothing runs', { proposal: ended('reject'), unavailable: true }],
  ] as const)('is nothing after %s', (_what, facts) => {
    expect(negotiationNext({ ...nothing, ...facts }, NOW)).toBeNull();
  });
});

describe('how it ended', () => {
  it.each([
    ['others', { status: 'V', bids: bids('outbid') }],
    ['others', { status: 'X', proposal: ended('reject') }],
    ['unsold', { status: 'E', bids: bids('outbid') }],
    ['unsold', { status: 'E', bids: bids('leads'), proposal: ended('reject') }],
    ['withdrawn', { bids: bids('withdrawn') }],
    ['withdrawn', { status: 'E', bids: bids('withdrawn') }],
    ['annulled', { bids: bids('annulled') }],
    ['withdrawn', { proposal: ended('withdraw') }],
    ['refused', { proposal: ended('reject') }],
    ['refused', { status: 'E', proposal: ended('reject') }],
    ['expired', { proposal: ended('expire') }],
    ['lapsed', { proposal: ended('lapse') }],
    // By what came last.
    ['annulled', { bids: bids('annulled'), proposal: ended('lapse') }],
    ['annulled', { bids: bids('annulled'), proposal: ended('reject') }],
    ['withdrawn', { bids: bids('withdrawn'), proposal: ended('expire') }],
    ['refused', { bids: bids('annulled'), proposal: ended('reject', 500) }],
    // The sale to another user was undone, and the offer is open again or not.
    ['refused', { proposal: ended('lose-to-sale') }],
    ['unsold', { status: 'E', proposal: ended('lose-to-sale') }],
    ['others', { status: 'V', proposal: ended('lose-to-sale') }],
  ] as const)('%s', (outcome, facts) => {
    expect(negotiationOutcome({ ...nothing, ...facts }, NOW)).toBe(outcome);
  });

  it('is not said of one that runs, or became a purchase', () => {
    expect(negotiationOutcome({ ...nothing, bids: bids('leads') }, NOW)).toBeNull();
    expect(
      negotiationOutcome({ ...nothing, proposal: ended('reject'), bids: bids('outbid') }, NOW),
    ).toBeNull();
    expect(negotiationOutcome({ ...nothing, status: 'V', purchasedAt: 400 }, NOW)).toBeNull();
  });
});

describe('the way of a negotiation', () => {
  const way = (facts: Partial<NegotiationProgress>) =>
    negotiationTimeline({ ...nothing, ...facts }, NOW).map(({ part, state, at }) => [part, state, at]);

  it('goes from the first bid over the end to the purchase', () => {
    expect(way({ bids: bids('leads') })).toEqual([
      ['bid', 'done', 100],
      ['end', 'now', null],
      ['purchase', 'ahead', null],
    ]);
    expect(way({ status: 'V', closedAt: 9_000, bids: bids('leads'), purchasedAt: 9_000 })).toEqual([
      ['bid', 'done', 100],
      ['end', 'done', 9_000],
      ['purchase', 'done', 9_000],
    ]);
  });

  it('has the decision of the seller while that is open', () => {
    const facts = { status: 'E', closedAt: 900, bids: bids('leads'), decisionUntil: 7_000 } as const;
    expect(way(facts)).toEqual([
      ['bid', 'done', 100],
      ['end', 'done', 900],
      ['decision', 'now', null],
      ['purchase', 'ahead', null],
    ]);
  });

  it('goes from a proposal over the answers of both sides to the purchase', () => {
    expect(way({ proposal: sent })).toEqual([
      ['proposal', 'done', 200],
      ['answer', 'now', null],
      ['purchase', 'ahead', null],
    ]);
    expect(way({ proposal: countered })).toEqual([
      ['proposal', 'done', 200],
      ['answer', 'done', 300],
      ['reply', 'now', null],
      ['purchase', 'ahead', null],
    ]);
    expect(way({ proposal: { ...sent, answeredAt: 300 } })).toContainEqual(['answer', 'now', null]);
  });

  it('begins with what came first, and ends with what did not happen', () => {
    expect(
      way({
        status: 'V',
        closedAt: 900,
        bids: bids('outbid'),
        proposal: { ...ended('withdraw'), sentAt: 50 },
      }),
    ).toEqual([
      ['proposal', 'done', 50],
      ['bid', 'done', 100],
      ['answer', 'never', null],
      ['end', 'done', 900],
      ['purchase', 'never', null],
    ]);
  });
});
