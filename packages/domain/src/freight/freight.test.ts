import { describe, expect, it } from 'vitest';
import { freightCode, freightOptions, freightPrice } from './freight-options.ts';

describe('freight, FLOW-10 and S-17', () => {
  it('charges for delivery by state and nothing for pickup', () => {
    expect(freightOptions('ES', { ES: 120_000 }, 'Rodovia 1')).toEqual([
      { code: 'S', price: 120_000 },
      { code: 'N', price: 0, pickupAddress: 'Rodovia 1' },
    ]);
  });
  it('leaves the price open where none is configured', () => {
    expect(freightOptions('AC', { ES: 120_000 }, '')[0]).toEqual({ code: 'S', price: null });
    expect(freightOptions('toString', {}, '')[0]).toEqual({ code: 'S', price: null });
  });
  it('gives the price of one choice, or none to be agreed on', () => {
    const table = { ES: 120_000 };
    expect(freightPrice('S', 'ES', table)).toBe(120_000);
    expect(freightPrice('S', 'AC', table)).toBeNull();
    expect(freightPrice('S', null, table)).toBeNull();
    expect(freightPrice('N', 'ES', table)).toBe(0);
  });
  it('reads every form of the choice, C-33', () => {
    expect((['S', true, 1, 'N', false, 0] as const).map(freightCode)).toEqual(['S', 'S', 'S', 'N', 'N', 'N']);
  });
});
