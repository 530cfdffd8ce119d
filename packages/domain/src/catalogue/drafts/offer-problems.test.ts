import { describe, expect, it } from 'vitest';
import { offerProblems } from './offer-problems.ts';
import { offerQuality } from './offer-quality.ts';
import type { StatedOffer, StatedVehicle } from './stated-offer.ts';

const now = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;
const car: StatedVehicle = {
  categoryCode: 1,
  modelCode: 7,
  cityCode: 3550308,
  yearManufacture: 2020,
  yearModel: 2021,
};
const whole: StatedOffer = {
  lot: false,
  title: 'Fiat Uno',
  buyNowCents: 5_000_000,
  auction: { baseCents: 4_000_000, endAt: now + DAY_MS },
  vehicles: [car],
  photos: [{}],
};
const problems = (change: Partial<StatedOffer>) =>
  offerProblems({ ...whole, ...change }, now).map(({ kind }) => kind);
const ofCar = (change: Partial<StatedVehicle>) => problems({ vehicles: [{ ...car, ...change }] });

describe('an offer may be published', () => {
  it('that states title, price, end, photo, and category, model and place of its vehicle', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[string, string, Partial<StatedOffer>]>([
    ['without a title', 'title-missing', { title: ' ' }],
    ['without a price', 'price-missing', { auction: { baseCents: null, endAt: now + DAY_MS } }],
    ['with a first bid above its price', 'first-bid-above-price', { buyNowCents: 3_900_000 }],
    [
      'with a price of a profile below its first bid',
      'profile-price-below-first-bid',
      { profilePrices: [{ profileCode: 5, buyNowCents: 100 }] },
    ],
    [
      'with a reserve below its first bid',
      'reserve-below-first-bid',
      { auction: { baseCents: 4_000_000, reserveCents: 1, endAt: now + DAY_MS } },
    ],
    [
      'with a floor above its price',
      'floor-above-price',
      { acceptsProposals: true, proposalFloorCents: 5_000_001 },
    ],
    ['without an end', 'end-missing', { auction: { baseCents: 1, endAt: null } }],
    ['with an end that has passed', 'end-past', { auction: { baseCents: 1, endAt: now } }],
    ['with an end in years', 'end-too-far', { auction: { baseCents: 1, endAt: now + 366 * DAY_MS } }],
    ['with photos for one profile alone', 'photo-missing', { photos: [{ profileCode: 5 }] }],
    [
      'of a court without an auctioneer',
      'auctioneer-needed',
      { saleRight: { origin: 'court', auctioneer: null } },
    ],
    ['that is a lot of one vehicle', 'lot-too-small', { lot: true }],
    [
      'with the same plate twice',
      'plate-twice',
      {
        vehicles: [
          { ...car, plate: 'ABC1D23' },
          { ...car, plate: 'ABC1D23' },
        ],
      },
    ],
  ])('but not %s', (_name, kind, change) => {
    expect(problems(change)).toContain(kind);
  });

  it.each<[string, string, Partial<StatedVehicle>]>([
    ['without a category', 'category-missing', { categoryCode: null }],
    ['without model and version', 'model-missing', { modelCode: null }],
    ['without a place', 'place-missing', { cityCode: null }],
    ['with a plate that is none', 'plate-wrong', { plate: 'AAAAAAA' }],
    ['of a year to come', 'year-wrong', { yearModel: 2029 }],
    ['whose model is older than it', 'years-reversed', { yearModel: 2019 }],
  ])('but not with a vehicle %s', (_name, kind, change) => {
    expect(ofCar(change)).toEqual([kind]);
  });
});

it('the score of an offer says what its readers miss', () => {
  expect(offerQuality(whole)).toMatchObject({
    score: 10,
    missing: expect.arrayContaining(['photos', 'legal']),
  });
  const full: StatedVehicle = {
    ...car,
    usage: 1,
    plate: 'ABC1D23',
    fuel: 'Flex',
    gearbox: 'Manual',
    optionals: [{}],
    condition: { grade: 'bom', legal: [{ status: 'nada-consta' }] },
  };
  const photos = Array.from({ length: 8 }, () => ({}));
  expect(offerQuality({ ...whole, description: 'x'.repeat(80), photos, vehicles: [full] }).score).toBe(100);
});
