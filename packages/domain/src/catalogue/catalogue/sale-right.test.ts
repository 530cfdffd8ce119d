import { describe, expect, it } from 'vitest';
import { DIRECT_SALE, GOODS_ORIGINS, saleRightProblem, saleRightText } from './sale-right.ts';

const auctioneer = { name: 'Rui Lima', registration: 'JUCESP 123', notice: 'Edital 7/2026' };

describe('by which right an offer is sold, rules 0.42', () => {
  it('goods of courts and public bodies are sold by an auctioneer only', () => {
    const direct = GOODS_ORIGINS.map((origin) => saleRightProblem({ origin, auctioneer: null }));
    expect(direct).toEqual([null, 'auctioneer-needed', 'auctioneer-needed']);
    expect(GOODS_ORIGINS.map((origin) => saleRightProblem({ origin, auctioneer }))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['name', 'registration', 'notice'] as const)('an auctioneer gives their %s', (field) => {
    const untold = { ...auctioneer, [field]: ' ' };
    for (const origin of GOODS_ORIGINS)
      expect(saleRightProblem({ origin, auctioneer: untold })).toBe('auctioneer-incomplete');
  });

  it('has one text for one right', () => {
    const rights = [
      DIRECT_SALE,
      { origin: 'private', auctioneer } as const,
      { origin: 'court', auctioneer } as const,
      { origin: 'court', auctioneer: { ...auctioneer, notice: 'Edital 8/2026' } } as const,
    ];
    expect(new Set(rights.map(saleRightText)).size).toBe(rights.length);
    expect(saleRightText({ ...DIRECT_SALE })).toBe(saleRightText(DIRECT_SALE));
  });
});
