import { usualFirstBid } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { OfferDraft, PhotoDraft, VehicleDraft } from '../catalogue/public.ts';
import { offerEnd, type EndSpread } from './offer-end.ts';
import { offerDescription, offerFacts, offerTitle } from './offer-text.ts';
import type { OfferRow } from './rows/read-row.ts';

/** Settings of an import for all its offers. Money in centavos, times in milliseconds. */
export type OfferTerms = {
  now: number;
  spread: EndSpread;
  partnerId: number | null;
  /** Null: from the price band of each offer. */
  incrementCents: number | null;
  softCloseMs: number;
  softCloseCapMs: number;
};

const GEARBOX = { codigoAdditionalInformation: 119, title: 'Câmbio' } as const;
const DOORS = { codigoAdditionalInformation: 120, title: 'Portas' } as const;

/**
 * Returns the offer of a row: buy-now at its price; bids from `lance_inicial`, else from 80 % of the price rounded to R$ 100. Without
 * photos it has none: nothing is made up.
 */
export function offerFromRow(
  key: string,
  row: OfferRow,
  photos: readonly PhotoDraft[],
  terms: OfferTerms,
): OfferDraft {
  return {
    importKey: key,
    title: offerTitle(row),
    description: offerDescription(row.cells),
    publishedAt: terms.now,
    createdAt: terms.now,
    spotlight: row.spotlight,
    acceptsProposals: row.acceptsProposals,
    partnerId: terms.partnerId,
    buyNowCents: row.price,
    ...(isDirect(row.saleRight) ? {} : { saleRight: row.saleRight }),
    auction: {
      baseCents: row.firstBid ?? usualFirstBid(row.price),
      endAt: offerEnd(key, terms.now, terms.spread),
      reserveCents: row.reserve,
      ...(row.minimumStep === undefined ? {} : { minimumStep: row.minimumStep }),
      incrementCents: terms.incrementCents,
      softCloseMs: terms.softCloseMs,
      softCloseCapMs: terms.softCloseCapMs,
    },
    vehicles: [vehicleFromRow(row)],
    photos,
  };
}

/** Most are sold directly: left out, so that the hash of a row is the same as before this option existed. */
function isDirect({ origin, auctioneer }: SaleRight): boolean {
  return origin === 'private' && auctioneer === null;
}

function vehicleFromRow({ vehicle, kind, years, cells, ...row }: OfferRow): VehicleDraft {
  const doors = /^[1-9]$/.exec(cells.portas ?? '')?.[0];
  const facts = offerFacts(cells);
  return {
    categoryCode: kind.category,
    subcategoryCode: kind.subcategory,
    brandCode: vehicle.brand?.code ?? null,
    modelCode: vehicle.model?.code ?? null,
    version: vehicle.version,
    yearManufacture: years.made,
    yearModel: years.model,
    usage: row.usage,
    counter: row.counter,
    fuel: row.fuel,
    colour: row.colour,
    gearbox: row.gearbox,
    plate: row.plate,
    cityCode: row.city,
    ...(row.fipeCode === null ? {} : { fipeCode: row.fipeCode }),
    ...(row.condition === undefined ? {} : { condition: row.condition }),
    additional: [
      ...(row.gearbox === null ? [] : [{ ...GEARBOX, value: row.gearbox }]),
      ...(doors === undefined ? [] : [{ ...DOORS, value: doors }]),
    ],
    optionals: facts.length === 0 ? [] : [{ title: 'Histórico', items: facts.map((name) => ({ name })) }],
  };
}
