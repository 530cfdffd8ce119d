import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeEdit, offeredChanges, type OfferStanding } from './offered-change.ts';
import { VEHICLE_FACTS, type OfferedFacts, type OfferedVehicle } from './offered-facts.ts';

const mobi: OfferedVehicle = {
  category: 1,
  subcategory: null,
  brand: 21,
  model: 7,
  version: 'Like 1.0',
  plate: 'ABC1D23',
  yearManufacture: 2019,
  yearModel: 2020,
  usage: 42_000,
  counter: 'Km',
  fuel: 'Flex',
  gearbox: 'Manual',
  colour: 'Branco',
  city: 3_550_308,
  grade: 'bom',
  odometer: 'conferido',
  chassisRestamped: false,
  keys: 2,
  manual: true,
  owners: 1,
  legal: ['multas nada-consta'],
  notes: [],
  equipment: ['Conforto: Ar-condicionado'],
};
const offered: OfferedFacts = {
  title: 'Fiat Mobi 2020',
  description: '<p>Único dono.</p>',
  vehicles: [mobi],
  pictures: ['a', 'b'],
  seller: null,
  modality: 'direct',
  base: 2_500_000,
  reserve: 3_500_000,
  buyNow: { 4: 4_000_000, 5: 3_900_000, 6: 4_000_000, 7: 4_000_000 },
};
const nobody: OfferStanding = { bids: false, currentBid: null, openProposals: false, sold: false };
const bidOn: OfferStanding = { ...nobody, bids: true, currentBid: 3_050_000 };
const proposedOn: OfferStanding = { ...nobody, openProposals: true };
const sold: OfferStanding = { ...nobody, sold: true };

const car = (changes: Partial<OfferedVehicle>): OfferedFacts => ({
  ...offered,
  vehicles: [{ ...mobi, ...changes }],
});
const verdict = (after: OfferedFacts, standing: OfferStanding) => judgeEdit(offered, after, standing).kind;

/** Edits that take something from anyone who deals on the offer. */
const material: Readonly<Record<string, OfferedFacts>> = {
  ...Object.fromEntries(VEHICLE_FACTS.map((fact) => [fact, car({ [fact]: 'other' })])),
  'a fact taken back': car({ usage: null }),
  'a legal item stated again': car({ legal: ['multas consta 1293.47'] }),
  'a legal item more': car({ legal: ['multas nada-consta', 'ipva consta'] }),
  'a damage more': car({ notes: ['Teto: amassado (grave)'] }),
  'equipment less': car({ equipment: [] }),
  'a vehicle more': { ...offered, vehicles: [mobi, mobi] },
  'no vehicle': { ...offered, vehicles: [] },
  'another title': { ...offered, title: 'Volkswagen Gol 2012' },
  'other words': { ...offered, description: '<p>Vendido no estado.</p>' },
  'a picture less': { ...offered, pictures: ['a', 'c'] },
  'another seller': { ...offered, seller: 4 },
  'another modality': { ...offered, modality: 'auctioneer' },
  'a higher base': { ...offered, base: 2_600_000 },
  'a lower base': { ...offered, base: 2_400_000 },
  'a higher reserve': { ...offered, reserve: 3_500_001 },
};
/** Edits by which nobody loses. */
const harmless: Readonly<Record<string, OfferedFacts>> = {
  'more words': { ...offered, description: '<p>Único dono.</p><p>Revisado.</p>' },
  'more pictures, in another order': { ...offered, pictures: ['c', 'b', 'a'] },
  'more equipment': car({ equipment: ['Conforto: Ar-condicionado', 'Som: Rádio'] }),
  'a lower reserve': { ...offered, reserve: 3_000_000 },
  'no reserve': { ...offered, reserve: null },
  'a higher buy-now price': { ...offered, buyNow: { ...offered.buyNow, 7: 4_500_000 } },
  'no buy-now price': { ...offered, buyNow: { ...offered.buyNow, 5: 0 } },
};

describe('what was offered stays, rules 0.32', () => {
  it.each(Object.entries(material))('with a bid or an open proposal nobody changes %s', (_, after) => {
    expect([bidOn, proposedOn].map((standing) => verdict(after, standing))).toEqual(['refused', 'refused']);
    expect(verdict(after, nobody)).toBe('allowed');
  });

  it.each(Object.entries(harmless))('%s harms nobody who bids, but nothing changes once sold', (_, after) => {
    expect([nobody, bidOn, proposedOn, sold].map((standing) => verdict(after, standing))).toEqual([
      'allowed',
      'allowed',
      'allowed',
      'refused',
    ]);
  });

  it('keeps the buy-now price of every profile at or above the highest bid', () => {
    const priced = (profile: 4 | 5 | 6 | 7, cents: number) => ({
      ...offered,
      buyNow: { ...offered.buyNow, [profile]: cents },
    });
    for (const profile of [4, 5, 6, 7] as const) {
      expect(verdict(priced(profile, 3_049_999), bidOn)).toBe('refused');
      expect(verdict(priced(profile, 3_050_000), bidOn)).toBe('allowed');
      expect(verdict(priced(profile, 3_049_999), proposedOn)).toBe('allowed');
    }
  });

  it('names the changes for which it refuses, and no others', () => {
    const after = { ...car({ brand: 59, usage: 190_000 }), pictures: ['a', 'b', 'c'] };
    expect(judgeEdit(offered, after, bidOn)).toEqual({
      kind: 'refused',
      because: 'bids',
      changes: [
        { field: 'brand', vehicle: 0, before: 21, after: 59, harmless: false },
        { field: 'usage', vehicle: 0, before: 42_000, after: 190_000, harmless: false },
      ],
    });
  });

  it('never refuses what is the same, and every refusal names something', () => {
    const edit = fc.constantFrom(...Object.values(material), ...Object.values(harmless), offered);
    const standing = fc.constantFrom(nobody, bidOn, proposedOn, sold);
    fc.assert(
      fc.property(edit, edit, standing, (one, other, deal) => {
        const judged = judgeEdit(one, other, deal);
        const changes = offeredChanges(one, other, deal.currentBid);
        if (changes.length === 0) expect(judged.kind).toBe('allowed');
        if (judged.kind === 'refused') expect(judged.changes.length).toBeGreaterThan(0);
        // Who bids is protected no less when there are proposals as well, and a sale protects everything.
        const more = judgeEdit(one, other, { ...deal, bids: true, sold: true });
        if (judged.kind === 'refused') expect(more.kind).toBe('refused');
        expect(judgeEdit(one, one, { ...deal, sold: true }).kind).toBe('allowed');
      }),
    );
  });
});
