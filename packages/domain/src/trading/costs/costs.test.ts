import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../../money/centavos.ts';
import { feeOn, hasFee, type FeeRule } from './fee-rule.ts';
import { totalCost } from './total-cost.ts';

const none: FeeRule = { basisPoints: 0, minimum: 0, fixed: 0 };
const amount = fc.integer({ min: 0, max: MAX_CENTAVOS });
const rule = fc.record({
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  minimum: fc.integer({ min: 0, max: 1_000_000 }),
  maximum: fc.option(fc.integer({ min: 1_000_000, max: 3_000_000 }), { nil: null }),
  fixed: fc.integer({ min: 0, max: 1_000_000 }),
});
const agreed = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null });

describe('the fee of the buyer, S-17', () => {
  it.each([
    ['five percent', 4_590_000, { ...none, basisPoints: 500 }, 229_500],
    ['half a centavo up', 10, { ...none, basisPoints: 500 }, 1],
    ['less than half a centavo down', 9, { ...none, basisPoints: 500 }, 0],
    ['the minimum where the share is less', 100_000, { basisPoints: 500, minimum: 50_000, fixed: 0 }, 50_000],
    [
      'the fixed part on top of the minimum',
      100_000,
      { basisPoints: 500, minimum: 50_000, fixed: 990 },
      50_990,
    ],
    [
      'the maximum where the share is more',
      9_000_000,
      { ...none, basisPoints: 450, maximum: 400_000 },
      400_000,
    ],
    ['all of the price at most', 12_345, { ...none, basisPoints: 10_000 }, 12_345],
    ['nothing without a rule', 4_590_000, none, 0],
  ])('is %s', (_name, price, fee, expected) => {
    expect(feeOn(price, fee)).toBe(expected);
  });

  it('is exact for every price, as whole-number arithmetic without bounds has it', () => {
    fc.assert(
      fc.property(amount, rule, (price, fee) => {
        const share = (BigInt(price) * BigInt(fee.basisPoints) + 5000n) / 10_000n;
        const floor = BigInt(fee.minimum);
        const raised = share > floor ? share : floor;
        const most = fee.maximum === null ? raised : BigInt(fee.maximum);
        expect(BigInt(feeOn(price, fee))).toBe((raised < most ? raised : most) + BigInt(fee.fixed));
      }),
    );
  });

  it('never falls when the price rises', () => {
    fc.assert(
      fc.property(amount, amount, rule, (one, other, fee) => {
        expect(feeOn(Math.max(one, other), fee)).toBeGreaterThanOrEqual(feeOn(Math.min(one, other), fee));
      }),
    );
  });

  it.each([
    [-1, none],
    [1.5, none],
    [1, { ...none, basisPoints: 10_001 }],
    [1, { ...none, basisPoints: -1 }],
    [1, { ...none, basisPoints: 0.5 }],
    [1, { ...none, fixed: 0.5 }],
    [1, { ...none, minimum: 2, maximum: 1 }],
  ])('refuses %s with %o', (price, fee) => {
    expect(() => feeOn(price, fee)).toThrow(new RangeError('a fee needs whole centavos and basis points'));
  });

  it('is taken as soon as one of share, minimum and fixed part is more than nothing', () => {
    const rules = [none, { ...none, basisPoints: 1 }, { ...none, minimum: 1 }, { ...none, fixed: 1 }];
    expect(rules.map(hasFee)).toEqual([false, true, true, true]);
  });
});

describe('what a purchase costs in all, S-17', () => {
  it('is the sum of its lines to the centavo and never negative', () => {
    fc.assert(
      fc.property(fc.option(amount, { nil: null }), rule, agreed, (price, fee, freight) => {
        const { lines, total, known } = totalCost(price, fee, freight);
        const sum = lines.reduce((so, line) => so + BigInt(line.amount ?? 0), 0n);
        const open = lines.some((line) => line.amount === null);
        expect(BigInt(known)).toBe(sum);
        expect(total).toBe(open ? null : known);
        expect(known).toBeGreaterThanOrEqual(price ?? 0);
        expect(Number.isInteger(known)).toBe(true);
      }),
    );
  });

  it('has a line of a fee only where the house takes one', () => {
    fc.assert(
      fc.property(amount, rule, agreed, (price, fee, freight) => {
        const kinds = totalCost(price, fee, freight).lines.map(({ kind }) => kind);
        expect(kinds).toEqual(hasFee(fee) ? ['preco', 'taxa', 'frete'] : ['preco', 'frete']);
      }),
    );
  });

  it('has price, fee and freight in this order, and no line of a fee that is not taken', () => {
    expect(totalCost(100_000, { ...none, basisPoints: 500 }, 700)).toEqual({
      lines: [
        { kind: 'preco', amount: 100_000 },
        { kind: 'taxa', amount: 5000 },
        { kind: 'frete', amount: 700 },
      ],
      total: 105_700,
      known: 105_700,
    });
    expect(totalCost(100_000, none, 700).lines.map(({ kind }) => kind)).toEqual(['preco', 'frete']);
  });

  it('has no total while the freight is to be agreed on, and counts pickup as nothing', () => {
    expect(totalCost(100_000, none, null)).toMatchObject({ total: null, known: 100_000 });
    expect(totalCost(100_000, none, 0)).toMatchObject({ total: 100_000, known: 100_000 });
  });

  it('has neither price nor fee for an offer without price', () => {
    expect(totalCost(null, { ...none, fixed: 100 }, 500).lines.map((line) => line.amount)).toEqual([
      null,
      null,
      500,
    ]);
  });

  it('refuses a freight that is no whole amount', () => {
    expect(() => totalCost(1, none, -1)).toThrow(new RangeError('freight is in whole centavos'));
  });
});
