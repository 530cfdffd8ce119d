import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRelease, stateOfParts } from './decide-payback.ts';
import { planPaybacks, type OwedCharge } from './plan-payback.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 86_400_000;
const pix = (endToEndId: string, amount: number, days: number, returned = 0) => ({
  endToEndId,
  amount,
  returned,
  paidAt: NOW - days * DAY,
});
const owedOf = (charges: readonly OwedCharge[]): number => charges.reduce((sum, { owed }) => sum + owed, 0);
const charge = (code: number, more: Partial<OwedCharge>): OwedCharge => ({
  code,
  creditor: 'house',
  store: null,
  owed: 0,
  open: 0,
  pix: [],
  ...more,
});

describe('a Pix goes back to who paid it', () => {
  it('the last one first, and no more than arrived by each', () => {
    const owed = charge(1, { owed: 150, pix: [pix('first', 100, 9), pix('last', 100, 1)] });
    expect(planPaybacks([owed], NOW)[0]).toEqual({
      way: 'pix',
      target: null,
      amount: 150,
      parts: [
        { charge: 1, amount: 100, endToEndId: 'last' },
        { charge: 1, amount: 50, endToEndId: 'first' },
      ],
    });
  });

  it('not after ninety days, and not what went back before', () => {
    const owed = charge(1, { owed: 150, pix: [pix('old', 100, 89), pix('half', 100, 1, 60)] });
    expect(planPaybacks([owed], NOW).map(({ way, amount }) => [way, amount])).toEqual([
      ['pix', 40],
      ['transfer', 150],
    ]);
  });
});

it('what is owed back pays charges of the same creditor alone', () => {
  const owed = charge(1, { owed: 80 });
  const open = charge(2, { open: 50 });
  const ofStore = charge(3, { open: 50, creditor: 'store', store: 7 });
  const setOffs = planPaybacks([owed, open, ofStore], NOW).filter(({ way }) => way === 'set-off');
  expect(setOffs).toEqual([
    { way: 'set-off', target: 2, amount: 50, parts: [{ charge: 1, amount: 50, endToEndId: null }] },
  ]);
});

it('no plan moves more than is owed, arrived, or lacks', () => {
  const arrived = fc.record({
    endToEndId: fc.uuid(),
    amount: fc.integer({ min: 1, max: 300 }),
    returned: fc.integer({ min: 0, max: 300 }),
    paidAt: fc.integer({ min: NOW - 100 * DAY, max: NOW }),
  });
  const any = fc.record({
    code: fc.nat(),
    creditor: fc.constantFrom('house', 'store'),
    store: fc.constantFrom(null, 1, 2),
    owed: fc.nat(300),
    open: fc.nat(300),
    pix: fc.array(arrived, { maxLength: 4 }),
  } as const);
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ code }) => code, maxLength: 4 }), (charges) => {
      for (const { way, amount, parts, target } of planPaybacks(charges, NOW)) {
        expect(amount).toBeLessThanOrEqual(owedOf(charges));
        if (way === 'transfer') expect(amount).toBe(owedOf(charges));
        if (way === 'set-off')
          expect(amount).toBeLessThanOrEqual(charges.find(({ code }) => code === target)?.open ?? 0);
        for (const { code, owed } of charges) {
          const own = parts.filter((part) => part.charge === code);
          expect(own.reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(owed);
        }
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          const paid = charges
            .flatMap((each) => each.pix)
            .find((each) => each.endToEndId === part.endToEndId);
          if (paid) expect(part.amount).toBeLessThanOrEqual(paid.amount - paid.returned);
        }
      }
    }),
  );
});

it('who proposes does not release, nor who decided on the cancellation; a proposal is decided once', () => {
  const proposed = { state: 'proposed', proposedBy: 1, cancelledBy: 2 } as const;
  const ends = [1, 2, 3].map((by) => decideRelease(proposed, { release: true, by }));
  expect(ends).toEqual(['own', 'own-cancellation', 'allowed']);
  expect(decideRelease(proposed, { release: false, by: 1 })).toBe('allowed');
  expect(decideRelease({ ...proposed, state: 'sending' }, { release: true, by: 3 })).toBe('decided');
});

it('a payback is under way as long as one part is, and failed if one is', () => {
  expect(stateOfParts(['done', 'sending', 'failed'])).toBe('sending');
  expect(stateOfParts(['done', 'failed'])).toBe('failed');
  expect(stateOfParts(['done', 'done'])).toBe('done');
});
