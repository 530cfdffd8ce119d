import { describe, expect, it } from 'vitest';
import { freightCode, freightPrice } from './freight-options.ts';

describe('freight, FLOW-10 and S-17', () => {
  it('gives the price of one choice, or none', () => {
    const table = { ES: 120_000 };
    expect(freightPrice('S', 'ES', table)).toBe(120_000);
    expect(freightPrice('S', 'AC', table)).toBeNull();
    expect(freightPrice('S', null, table)).toBeNull();
    expect(freightPrice('S', 'toString', {})).toBeNull();
    expect(freightPrice('N', 'ES', table)).toBe(0);
  });
  it('reads every form of the choice, C-33', () => {
    expect((['S', true, 1, 'N', false, 0] as const).map(freightCode)).toEqual(['S', 'S', 'S', 'N', 'N', 'N']);
  });
});
