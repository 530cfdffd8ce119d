import type { Database } from '../../src/platform/db/database.ts';
import { saveOffer } from './saved-offer.ts';

export interface AuctionedOfferTraits {
  readonly title: string;
  /** Centavos; 0 = cannot be bought at once. */
  readonly buyNowCents: number;
  readonly baseCents: number;
  readonly incrementCents: number;
  readonly minimumStep: 'any' | 'increment';
  readonly reserveCents: number | null;
  readonly endAt: number;
  readonly softCloseMs: number;
  readonly acceptsProposals: boolean;
  readonly proposalFloorCents: number | null;
  readonly ownerId: number | null;
  readonly status: 'A' | 'V';
  readonly profilePrices: readonly { readonly profileCode: 4 | 5 | 6 | 7; readonly buyNowCents: number }[];
}

const category = {
  name: 'build-category',
  text: `insert into category (code, name, position, icon) values (1, 'Carros', 1, 'car') on conflict do nothing`,
} as const;

/**
 * Saves a published offer with one car: open for an hour from `now`, opening value R$ 10.000,00, steps of R$ 100,00, no buy-now price, no
 * proposals, by default. Returns its code.
 */
export async function buildAuctionedOffer(
  database: Database,
  now: number,
  given: Partial<AuctionedOfferTraits> = {},
): Promise<number> {
  const status = given.status ?? 'A';
  return database.transact(async (transaction) => {
    await transaction.run(category);
    const saved = await saveOffer(transaction, {
      title: given.title ?? 'Fiat Uno 1.0',
      status,
      publishedAt: now - 1000,
      createdAt: now - 1000,
      buyNowCents: given.buyNowCents ?? 0,
      acceptsProposals: given.acceptsProposals ?? false,
      proposalFloorCents: given.proposalFloorCents ?? null,
      ownerId: given.ownerId ?? null,
      profilePrices: given.profilePrices ?? [],
      auction: {
        baseCents: given.baseCents ?? 1_000_000,
        endAt: given.endAt ?? now + 3_600_000,
        reserveCents: given.reserveCents ?? null,
        incrementCents: given.incrementCents ?? 10_000,
        ...(given.minimumStep === undefined ? {} : { minimumStep: given.minimumStep }),
        softCloseMs: given.softCloseMs ?? 180_000,
        ...(status === 'A' ? {} : { closed: { at: now, outcome: 'sold' } }),
      },
      vehicles: [
        { categoryCode: 1, plate: 'ABC1D23', yearManufacture: 2019, yearModel: 2020, usage: 120_000 },
      ],
      photos: [],
    });
    return saved.code;
  });
}
