import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSED_REASONS,
  isHidden,
  mayDeal,
  PRICE_REASONS,
  type DealIntention,
  type OfferOnSale,
} from './may-deal.ts';

const NOW = 1_000;
const open: OfferOnSale = {
  published: true,
  storeOpen: true,
  stayed: false,
  status: 'A',
  end: NOW + 1,
  price: 500,
  hasBid: true,
};

const offers = fc.record({
  published: fc.boolean(),
  storeOpen: fc.boolean(),
  stayed: fc.boolean(),
  status: fc.constantFrom('A', 'V', 'E'),
  end: fc.integer({ min: NOW - 2, max: NOW + 2 }),
  price: fc.integer({ min: 1, max: 20 }),
  hasBid: fc.boolean(),
}) satisfies fc.Arbitrary<OfferOnSale>;

const amount = fc.integer({ min: 0, max: 22 });
const intentions: fc.Arbitrary<DealIntention> = fc.oneof(
  fc.record({ kind: fc.constantFrom('look', 'ask', 'bid', 'award', 'sell') }),
  fc.record({ kind: fc.constant('buy'), price: amount }),
  fc.record({ kind: fc.constant('propose'), takesProposals: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('accept', 'counter'), amount }),
);

const holds = (check: (offer: OfferOnSale, intention: DealIntention) => void): void =>
  fc.assert(fc.property(offers, intentions, check), { numRuns: 3_000 });

describe('whether an offer may be dealt on, rules 0.29 to 0.31', () => {
  it.each([
    [{ published: false }, 'not-published'],
    [{ storeOpen: false }, 'store-closed'],
    [{ stayed: true }, 'stayed'],
    [{ status: 'V' }, 'not-active'],
    [{ end: NOW }, 'ended'],
  ] as const)('is refused for %o as %s, whatever is wished', (change, reason) => {
    for (const kind of ['bid', 'ask'] as const) {
      expect(mayDeal(open, { kind }, NOW)).toBeNull();
      expect(mayDeal({ ...open, ...change }, { kind }, NOW)).toBe(reason);
    }
  });

  it('lets nobody do anything with what is not published, closed or stayed, not even look', () => {
    holds((offer, intention) => {
      const shut = !offer.published || !offer.storeOpen || offer.stayed;
      const objection = mayDeal(offer, intention, NOW);
      expect(objection !== null && isHidden(objection)).toBe(shut);
    });
  });

  it('takes nothing that commits money once the offer has ended', () => {
    holds((offer, intention) => {
      const reads = intention.kind === 'look' || intention.kind === 'award' || intention.kind === 'sell';
      const over = offer.status !== 'A' || NOW >= offer.end;
      expect(over && !reads && mayDeal(offer, intention, NOW) === null).toBe(false);
    });
  });

  it('sells nothing apart from the bids at a value that is not above the current bid', () => {
    holds((offer, intention) => {
      const value =
        intention.kind === 'buy' ? intention.price : 'amount' in intention ? intention.amount : null;
      const reached = value !== null && offer.hasBid && value <= offer.price;
      expect(reached && mayDeal(offer, intention, NOW) === null).toBe(false);
    });
  });

  it('never opens again what a higher bid has closed', () => {
    holds((offer, intention) => {
      const higher = { ...offer, hasBid: true, price: offer.price + 1 };
      expect(mayDeal(offer, intention, NOW) !== null && mayDeal(higher, intention, NOW) === null).toBe(false);
    });
  });

  it('answers reasons of the closed list only, the same for the same offer', () => {
    const known = new Set<string | null>([null, ...CLOSED_REASONS, ...PRICE_REASONS]);
    holds((offer, intention) => {
      const objection = mayDeal(offer, intention, NOW);
      expect(known.has(objection)).toBe(true);
      expect(mayDeal({ ...offer }, { ...intention }, NOW)).toBe(objection);
    });
  });
});
