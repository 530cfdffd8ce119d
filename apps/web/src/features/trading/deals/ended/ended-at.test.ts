import { describe, expect, it } from 'vitest';
import { endedAt } from './ended-at.ts';

const END = Date.UTC(2026, 10, 24, 18, 27);
const HOUR = 3_600_000;

describe('when an offer was over', () => {
  it('is the moment of the sale where that comes before the announced end, S-06', () => {
    expect(endedAt(END, { how: 'compra', at: END - 48 * HOUR })).toBe(END - 48 * HOUR);
    expect(endedAt(END, { how: 'proposta', at: END - HOUR })).toBe(END - HOUR);
  });

  it('is the end of the bidding where it was counted, decided or undone later', () => {
    for (const how of ['lance', 'condicional', 'sem-venda', 'desfeita'] as const) {
      expect(endedAt(END, { how, at: END + 2500 })).toBe(END);
    }
    expect(endedAt(END, { how: 'apuracao', at: END - HOUR })).toBe(END);
  });

  it('is not guessed before the result is known', () => {
    expect(endedAt(END, null)).toBeNull();
  });
});
