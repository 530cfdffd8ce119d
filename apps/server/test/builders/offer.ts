import { randomUUID } from 'node:crypto';
import type { OfferDraft, PhotoDraft, VehicleDraft } from '../../src/features/catalogue/catalogue/public.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { saveOffer } from './saved-offer.ts';

export interface OfferTraits extends Partial<Omit<OfferDraft, 'auction' | 'vehicles'>> {
  readonly auction?: Partial<OfferDraft['auction']>;
  readonly vehicles?: readonly Partial<VehicleDraft>[];
}

/** A draft: published, ending in a day from `now`, one car of category 1 without pictures, opening value R$ 1.000,00, not for immediate sale. */
export function offerDraft(now: number, traits: OfferTraits = {}): OfferDraft {
  const { auction, vehicles, ...rest } = traits;
  return {
    title: 'Fiat Uno 1.0',
    publishedAt: now - 1000,
    createdAt: now - 1000,
    photos: [],
    ...rest,
    auction: {
      baseCents: 100_000,
      endAt: now + 86_400_000,
      incrementCents: 10_000,
      softCloseMs: 180_000,
      ...auction,
    },
    vehicles: (vehicles ?? [{}]).map((vehicle) => ({ categoryCode: 1, ...vehicle })),
  };
}

/** Saves the draft of `offerDraft` and gives the code. The categories must be there: `ensureSeeds`. */
export async function buildOffer(database: Database, now: number, traits: OfferTraits = {}): Promise<number> {
  const saved = await database.transact((transaction) => saveOffer(transaction, offerDraft(now, traits)));
  return saved.code;
}

/** A picture that is drawn on demand. */
export function builtPhoto(traits: Partial<PhotoDraft> = {}): PhotoDraft {
  return { guid: randomUUID(), drawing: null, width: 1600, height: 1000, ...traits };
}
