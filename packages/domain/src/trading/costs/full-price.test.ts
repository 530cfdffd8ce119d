import { describe, expect, it } from 'vitest';
import { fullPrice, fullPriceText } from './full-price.ts';

const none = { basisPoints: 0, minimum: 0, fixed: 0 };
const fee = { ...none, basisPoints: 300 };
const textOf = (given: { fee: typeof none; freight: number | null }, idiom: 'PTBR' | 'EN' = 'PTBR') => {
  const full = fullPrice(1_000_000, { km: null, ...given });
  return full === null ? 'open' : fullPriceText(full, idiom);
};

describe('the price of a deal with all that comes on top, S-17', () => {
  it('names what it holds, in both languages', () => {
    expect(textOf({ fee, freight: 90_000 })).toBe('total R$\u00A011.200,00 com frete e taxas');
    expect(textOf({ fee, freight: 90_000 }, 'EN')).toBe('total R$\u00A011.200,00 with freight and fees');
    expect(textOf({ fee, freight: 0 })).toBe('total R$\u00A010.300,00 com taxas');
    expect(textOf({ fee: none, freight: 90_000 }, 'EN')).toBe('total R$\u00A010.900,00 with freight');
  });

  it('is not given if nothing is added, and unknown while the freight is open', () => {
    expect(textOf({ fee: none, freight: 0 })).toBeNull();
    expect(textOf({ fee, freight: null })).toBe('open');
  });

  it('is the sum of its parts to the centavo', () => {
    const full = fullPrice(1_000_001, { fee, freight: 33, km: null });
    expect(full).toEqual({ total: 1_030_034, fee: 30_000, freight: 33 });
  });
});
