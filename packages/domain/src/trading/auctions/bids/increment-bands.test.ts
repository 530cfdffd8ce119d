import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFor, bandIncrements, checkBands, chooseBands, DEFAULT_BANDS } from './increment-bands.ts';
import type { IncrementBand, IncrementTable } from './increment-bands.ts';
import { openingIncrement } from './increments.ts';

const bands: readonly IncrementBand[] = [
  { upTo: 100_000, step: 5000 },
  { upTo: 900_000, step: 25_000 },
  { upTo: null, step: 70_000 },
];

describe('the band of a price', () => {
  it.each([
    [0, 5000],
    [100_000, 5000],
    [100_001, 25_000],
    [900_000, 25_000],
    [900_001, 70_000],
    [1_000_000_000, 70_000],
  ])('steps at %i by %i, bounds included', (price, step) => {
    expect(bandFor(price, bands).step).toBe(step);
    expect(bandIncrements(price, bands)).toEqual([step, 2 * step, 3 * step, 4 * step]);
  });

  it('is the last one above all bounds, also in a table that has no open one', () => {
    const bounded = [...bands.slice(0, 2), { upTo: 950_000, step: 30_000 }];
    expect(bandFor(950_001, bounded).step).toBe(30_000);
  });

  it('needs a table with a band', () => {
    expect(() => bandFor(1, [])).toThrow('A table of increments has at least one band.');
  });

  it('is found for every price of every table that may be set', () => {
    const steps = fc.integer({ min: 1, max: 100_000_000 });
    const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 19 });
    fc.assert(
      fc.property(bounds, steps, fc.nat(2_000_000_000), (given, step, price) => {
        const table = [
          ...given.toSorted((one, other) => one - other).map((upTo) => ({ upTo, step })),
          { upTo: null, step },
        ];
        expect(checkBands(table)).toEqual(table);
        const { upTo } = bandFor(price, table);
        expect(upTo === null || price <= upTo).toBe(true);
        const below = table[table.findIndex((band) => band.upTo === upTo) - 1]?.upTo ?? -1;
        expect(price).toBeGreaterThan(below ?? -1);
      }),
    );
  });
});

describe('bands that cannot be set', () => {
  it.each([
    ['none', [], 'band-count'],
    [
      'twenty-one',
      Array.from({ length: 21 }, (_, index) => ({ upTo: index < 20 ? index + 1 : null, step: 1 })),
      'band-count',
    ],
    ['a step of nothing', [{ upTo: null, step: 0 }], 'band-step'],
    ['a step below nothing', [{ upTo: null, step: -100 }], 'band-step'],
    ['part of a centavo', [{ upTo: null, step: 10.5 }], 'band-step'],
    ['a step above a million reais', [{ upTo: null, step: 100_000_001 }], 'band-step'],
    [
      'one wrong step among right ones',
      [
        { upTo: 100, step: 1 },
        { upTo: null, step: 0 },
      ],
      'band-step',
    ],
    [
      'a bound of part of a centavo',
      [
        { upTo: 100.5, step: 1 },
        { upTo: null, step: 2 },
      ],
      'band-bounds',
    ],
    ['no last band', [{ upTo: 100, step: 1 }], 'band-bounds'],
    [
      'an open band before the last',
      [
        { upTo: null, step: 1 },
        { upTo: null, step: 2 },
      ],
      'band-bounds',
    ],
    [
      'bounds that fall',
      [
        { upTo: 200, step: 1 },
        { upTo: 100, step: 2 },
        { upTo: null, step: 3 },
      ],
      'band-bounds',
    ],
    [
      'a bound twice',
      [
        { upTo: 200, step: 1 },
        { upTo: 200, step: 2 },
        { upTo: null, step: 3 },
      ],
      'band-bounds',
    ],
    [
      'a bound at nothing',
      [
        { upTo: 0, step: 1 },
        { upTo: null, step: 3 },
      ],
      'band-bounds',
    ],
  ])('%s', (_name, given, problem) => {
    expect(checkBands(given)).toBe(problem);
  });
  it('the default ones can be, and so can twenty', () => {
    expect(checkBands(DEFAULT_BANDS)).toEqual(DEFAULT_BANDS);
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      upTo: index < 19 ? index + 1 : null,
      step: 1,
    }));
    expect(checkBands(twenty)).toEqual(twenty);
  });
});

describe('whose bands hold', () => {
  const table = (partnerId: number | null, categoryCode: number | null, step: number): IncrementTable => ({
    partnerId,
    categoryCode,
    bands: [{ upTo: null, step }],
  });
  const all = [table(null, null, 1), table(null, 5, 2), table(7, null, 3), table(7, 5, 4), table(8, 5, 5)];
  it.each([
    [{ partnerId: 7, categoryCode: 5 }, 4],
    [{ partnerId: 7, categoryCode: 6 }, 3],
    [{ partnerId: 9, categoryCode: 5 }, 2],
    [{ partnerId: 9, categoryCode: null }, 1],
    [{ partnerId: null, categoryCode: 5 }, 2],
    [{ partnerId: null, categoryCode: 6 }, 1],
  ])('for %o those of step %i', (offer, step) => {
    expect(chooseBands(all, offer)[0]?.step).toBe(step);
  });
  it('are the default ones where nobody set any', () => {
    expect(chooseBands([table(8, null, 5)], { partnerId: null, categoryCode: 1 })).toBe(DEFAULT_BANDS);
  });
});

describe('the automatic step when an offer opens, S-02', () => {
  it.each([
    ['its own value', { own: 33_300, increments: [5000], base: 0 }, 33_300],
    ['the smallest of its increments', { own: null, increments: [30_000, 20_000], base: 0 }, 20_000],
    ['the band of its base', { own: null, increments: [], base: 500_000 }, 25_000],
  ])('is %s', (_name, given, step) => {
    expect(openingIncrement({ ...given, bands })).toBe(step);
  });
});
