import { describe, expect, it } from 'vitest';
import { publicResult } from './public-result.ts';

const NOW = 1000;
const offer = {
  status: 'V',
  end: 900,
  closedAt: 905,
  outcome: 'sold',
  conditionalUntil: null,
  price: 5000,
  hasBid: true,
} as const;

describe('what everybody may know about the end of an offer', () => {
  it('is nothing while it is open', () => {
    expect(publicResult({ ...offer, status: 'A', closedAt: null, outcome: null, end: 1001 }, NOW)).toBeNull();
  });

  it.each([
    ['sold to a bid', {}, 'bid', 5000],
    ['sold to a bid below the reserve', { outcome: 'conditional' }, 'bid', 5000],
    ['bought at once', { outcome: 'bought' }, 'bought', null],
    ['sold to a proposal', { outcome: 'accepted' }, 'proposal', null],
    ['sold long ago', { status: 'X' }, 'bid', 5000],
    ['without sale', { status: 'E', outcome: 'unsold' }, 'unsold', null],
    [
      'waiting for the sales team',
      { status: 'E', outcome: 'conditional', conditionalUntil: 2000 },
      'conditional',
      null,
    ],
    ['undone because its buyer did not keep it', { status: 'E', outcome: 'defaulted' }, 'undone', null],
    [
      'with the next bidder',
      { status: 'E', outcome: 'defaulted', secondChance: true },
      'second-chance',
      null,
    ],
    ['taken by the next bidder', { outcome: 'second-chance' }, 'second-sale', 5000],
    [
      'without sale, whatever term was noted',
      { status: 'E', outcome: 'unsold', conditionalUntil: 2000 },
      'unsold',
      null,
    ],
    ['released by the sales team', { status: 'E', outcome: 'conditional' }, 'unsold', null],
  ] as const)('%s: how, and a price only after bids', (_name, traits, how, price) => {
    expect(publicResult({ ...offer, ...traits }, NOW)).toEqual({ how, at: 905, price });
  });

  it('is that it is being counted between the end and the closing', () => {
    const passed = { ...offer, status: 'A', closedAt: null, outcome: null, end: 1000 } as const;
    expect(publicResult(passed, NOW)).toEqual({ how: 'counting', at: 1000, price: null });
  });
});
