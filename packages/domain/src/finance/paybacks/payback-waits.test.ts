import { describe, expect, it } from 'vitest';
import { isOutdated, paybackWaits, type OwedNow, type ProposedMoney } from './payback-waits.ts';

const parts = [
  { charge: 1, amount: 30_000, endToEndId: 'E1' },
  { charge: 2, amount: 5_000, endToEndId: 'E2' },
];
const proposed: ProposedMoney = { way: 'pix', target: null, parts };
const now: OwedNow = {
  givenUp: false,
  vehicleAwaited: false,
  pix: true,
  plans: [{ way: 'pix', target: null, amount: 35_000, parts: parts.toReversed() }],
};

describe('a payback that is proposed', () => {
  it('may be released while the same would be proposed now, in whatever order', () => {
    expect(paybackWaits(proposed, now)).toBeNull();
  });

  it('waits for another amount, another Pix or another way to be proposed', () => {
    const less = { way: 'pix', target: null, amount: 30_000, parts: parts.slice(0, 1) } as const;
    const transfer = { way: 'transfer', target: null, amount: 35_000, parts } as const;
    for (const plans of [[], [less], [transfer]])
      expect(paybackWaits(proposed, { ...now, plans })).toBe('changed');
  });

  it('by Pix waits for another way once the house has no bank for it', () => {
    expect(paybackWaits(proposed, { ...now, pix: false })).toBe('no-pix');
  });

  it('waits for what was given up, then for the vehicle, before all else, and so does proposing', () => {
    const all = { givenUp: true, vehicleAwaited: true, pix: false, plans: [] };
    for (const each of [proposed, null]) {
      expect(paybackWaits(each, all)).toBe('given-up');
      expect(paybackWaits(each, { ...all, givenUp: false })).toBe('vehicle');
    }
    expect(paybackWaits(null, { ...all, givenUp: false, vehicleAwaited: false })).toBeNull();
  });

  it('gives its place to another one only if nothing else can become of it', () => {
    for (const waits of [null, 'given-up', 'vehicle'] as const) expect(isOutdated(waits)).toBe(false);
    for (const waits of ['no-pix', 'changed'] as const) expect(isOutdated(waits)).toBe(true);
  });
});
