import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRate, freightBy, freightOf, wholeKilometres, type FreightRate } from './freight-rate.ts';

const price = { base: 45_000, perKm: 115, minimum: 65_000 };
const rate = (given: Partial<FreightRate> = {}): FreightRate => ({
  partnerId: null,
  categoryCode: null,
  origin: null,
  destination: null,
  price,
  validFrom: 0,
  ...given,
});
const leg = { partnerId: 7, categoryCode: 1, origin: 'ES', destination: 'SP', km: 744 };

const anyPrice = fc.record({
  base: fc.integer({ min: 0, max: 100_000_000 }),
  perKm: fc.integer({ min: 0, max: 100_000 }),
  minimum: fc.integer({ min: 0, max: 100_000_000 }),
});
const anyKm = fc.integer({ min: 0, max: 6000 });

describe('what a line of the table asks, S-17', () => {
  it('is the base and every kilometre, at least the minimum', () => {
    expect(freightBy(price, 744)).toBe(130_560);
    expect(freightBy(price, 10)).toBe(65_000);
  });

  it('never falls with the distance, never lies below the minimum, and is a whole number', () => {
    fc.assert(
      fc.property(anyPrice, anyKm, anyKm, (given, one, other) => {
        const near = freightBy(given, Math.min(one, other));
        const far = freightBy(given, Math.max(one, other));
        expect(far).toBeGreaterThanOrEqual(near);
        expect(near).toBeGreaterThanOrEqual(given.minimum);
        expect(Number.isSafeInteger(far)).toBe(true);
      }),
    );
  });

  it.each([
    [{ ...price, base: -1 }, 1],
    [{ ...price, perKm: 0.5 }, 1],
    [{ ...price, perKm: 100_001 }, 1],
    [{ ...price, minimum: 100_000_001 }, 1],
    [price, -1],
    [price, 0.5],
    [price, 6001],
  ])('refuses %o over %s km', (given, km) => {
    expect(() => freightBy(given, km)).toThrow(new RangeError('freight needs whole centavos and kilometres'));
  });

  it('counts a begun kilometre whole', () => {
    expect([0, 1, 1000, 1001].map(wholeKilometres)).toEqual([0, 1, 1, 2]);
  });
});

describe('the line that decides', () => {
  it('is the store’s, then that of the kind, then the nearest relation', () => {
    const lines = [
      rate(),
      rate({ origin: 'ES' }),
      rate({ destination: 'SP' }),
      rate({ origin: 'ES', destination: 'SP' }),
      rate({ categoryCode: 1 }),
      rate({ partnerId: 7 }),
      rate({ partnerId: 7, destination: 'SP' }),
    ];
    for (let length = 1; length <= lines.length; length++) {
      const some = lines.slice(0, length);
      expect(chooseRate(some, leg, 0)).toBe(lines[length - 1]);
      expect(chooseRate(some.toReversed(), leg, 0)).toBe(lines[length - 1]);
    }
  });

  it('is never that of another store, kind or relation, nor one that does not hold yet', () => {
    const others = [
      rate({ partnerId: 8 }),
      rate({ categoryCode: 2 }),
      rate({ origin: 'SP' }),
      rate({ destination: 'ES' }),
      rate({ validFrom: 1 }),
    ];
    expect(chooseRate(others, leg, 0)).toBeNull();
  });

  it('is the latest of the same relation', () => {
    const lines = [rate({ validFrom: 1 }), rate({ validFrom: 3 }), rate({ validFrom: 2 })];
    expect(chooseRate(lines, leg, 9)).toBe(lines[1]);
    expect(chooseRate(lines, leg, 2)).toBe(lines[2]);
  });

  it('gives the same there and back where the table says the same of both', () => {
    fc.assert(
      fc.property(anyPrice, anyKm, fc.boolean(), (given, km, named) => {
        const both = named
          ? [
              rate({ origin: 'ES', destination: 'SP', price: given }),
              rate({ origin: 'SP', destination: 'ES', price: given }),
            ]
          : [rate({ price: given })];
        const there = { ...leg, km };
        const back = { ...there, origin: 'SP', destination: 'ES' };
        expect(freightOf(both, [there], 0)).toBe(freightOf(both, [back], 0));
      }),
    );
  });
});

describe('the freight of an offer', () => {
  it('is the sum over its vehicles, each by its own line', () => {
    const rates = [rate(), rate({ categoryCode: 3, price: { base: 280_000, perKm: 890, minimum: 350_000 } })];
    const machine = { ...leg, categoryCode: 3, origin: 'MG', km: 100 };
    expect(freightOf(rates, [leg, leg, machine], 0)).toBe(2 * 130_560 + 369_000);
  });

  it('is to be agreed on where one vehicle has no line, or a line without a price', () => {
    expect(freightOf([rate({ categoryCode: 1 })], [leg, { ...leg, categoryCode: 3 }], 0)).toBeNull();
    expect(freightOf([rate(), rate({ destination: 'SP', price: null })], [leg], 0)).toBeNull();
    expect(freightOf([rate()], [], 0)).toBeNull();
  });
});
