import { DIRECT_SALE } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { chooseBands, type IncrementTable } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { openingIncrement } from '@patio/domain/trading/auctions/bids/increments.ts';
import type { VehicleConditionDraft } from '../../conditions/public.ts';
import type { GivenReference } from '../../reference-prices/public.ts';
import type { OfferDraft, ProfilePriceDraft } from '../saving/offer-draft.ts';
import { sanitiseDescription } from '../saving/sanitise-description.ts';

/** An offer draft with its code, ready to be written. */
export interface NumberedDraft {
  readonly code: number;
  readonly draft: OfferDraft;
  readonly importHash: string | null;
  /** For an existing offer, which keeps the instant of its first publication. */
  readonly publishedAt: number | null;
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The row of table `offer`, with its vehicles as needed for the columns that lists use. */
export function offerRecord({ code, draft, importHash, publishedAt }: NumberedDraft): object {
  const right = draft.saleRight ?? DIRECT_SALE;
  return {
    code,
    title: draft.title,
    description: sanitiseDescription(draft.description ?? ''),
    tags: draft.tags ?? '',
    status: draft.status ?? 'A',
    published_at: instant(publishedAt),
    spotlight: draft.spotlight ?? false,
    accepts_proposals: draft.acceptsProposals ?? false,
    proposal_floor_cents: draft.proposalFloorCents ?? null,
    partner_id: draft.partnerId ?? null,
    owner_id: draft.ownerId ?? null,
    buy_now_cents: defaultPrice(draft),
    goods_origin: right.origin,
    auctioneer_name: right.auctioneer?.name ?? null,
    auctioneer_registration: right.auctioneer?.registration ?? null,
    auctioneer_notice: right.auctioneer?.notice ?? null,
    report_code: draft.reportCode ?? null,
    report_name: draft.reportName ?? null,
    increments: draft.incrementsCents ?? [],
    import_key: draft.importKey ?? null,
    import_hash: importHash,
    created_at: instant(draft.createdAt),
    vehicles: draft.vehicles.map((_, position) => vehicleRecord(code, draft, position)),
  };
}

/** Visitors and individuals see the same price (S-21), so a price of profile 7 is the price of the offer itself. */
export function defaultPrice(draft: OfferDraft): number {
  const individual = draft.profilePrices?.find((price) => price.profileCode === 7);
  return individual?.buyNowCents ?? draft.buyNowCents ?? 0;
}

/** The rows of table `profile_price`: profiles whose price differs from the one of the offer. */
export function profilePriceRecords({ code, draft }: NumberedDraft): object[] {
  const given = draft.profilePrices ?? [];
  const rest: ProfilePriceDraft[] = ([4, 5, 6] as const)
    .filter((profileCode) => !given.some((price) => price.profileCode === profileCode))
    .map((profileCode) => ({ profileCode, buyNowCents: draft.buyNowCents ?? 0 }));
  return [...given, ...rest]
    .filter((price) => price.buyNowCents !== defaultPrice(draft))
    .map((price) => ({
      offer_code: code,
      profile_code: price.profileCode,
      buy_now_cents: price.buyNowCents,
    }));
}

/** The row of table `auction`; `tables` are the increment bands of the tenants. */
export function auctionRecord({ code, draft }: NumberedDraft, tables: readonly IncrementTable[]): object {
  const { auction } = draft;
  const status = draft.status ?? 'A';
  const closed =
    status === 'A'
      ? undefined
      : (auction.closed ?? { at: auction.endAt, outcome: status === 'E' ? 'unsold' : 'sold' });
  return {
    offer_code: code,
    open: closed === undefined,
    base_cents: auction.baseCents,
    increment_cents: openingStep(draft, tables),
    own_increment: (auction.incrementCents ?? null) !== null || (draft.incrementsCents ?? []).length > 0,
    minimum_step: auction.minimumStep ?? null,
    reserve_cents: auction.reserveCents ?? null,
    end_at: instant(auction.endAt),
    soft_close_ms: auction.softCloseMs,
    soft_close_cap_ms: auction.softCloseCapMs ?? 3_600_000,
    closed_at: instant(closed?.at ?? null),
    outcome: closed?.outcome ?? null,
  };
}

/** The automatic step of an offer, fixed when it opens (S-02). */
function openingStep(draft: OfferDraft, tables: readonly IncrementTable[]): number {
  const place = {
    partnerId: draft.partnerId ?? null,
    categoryCode: draft.vehicles[0]?.categoryCode ?? null,
  };
  return openingIncrement({
    own: draft.auction.incrementCents ?? null,
    increments: draft.incrementsCents ?? [],
    base: draft.auction.baseCents,
    bands: chooseBands(tables, place),
  });
}

/** The rows of table `vehicle`. */
export function vehicleRecords(numbered: NumberedDraft): object[] {
  return numbered.draft.vehicles.map((_, position) => vehicleRecord(numbered.code, numbered.draft, position));
}

function vehicleRecord(code: number, draft: OfferDraft, position: number): object {
  const vehicle = draft.vehicles[position];
  return {
    offer_code: code,
    position,
    category_code: vehicle?.categoryCode,
    subcategory_code: vehicle?.subcategoryCode ?? null,
    brand_code: vehicle?.brandCode ?? null,
    model_code: vehicle?.modelCode ?? null,
    version: vehicle?.version ?? '',
    year_manufacture: vehicle?.yearManufacture ?? null,
    year_model: vehicle?.yearModel ?? null,
    usage: vehicle?.usage ?? null,
    counter: vehicle?.counter ?? 'Km',
    fuel: vehicle?.fuel ?? null,
    colour: vehicle?.colour ?? null,
    gearbox: vehicle?.gearbox ?? null,
    plate: vehicle?.plate ?? null,
    city_code: vehicle?.cityCode ?? null,
    additional: vehicle?.additional ?? [],
    optionals: vehicle?.optionals ?? [],
    implements: vehicle?.implements ?? [],
    tanks: vehicle?.tanks ?? [],
  };
}

/** The rows of table `photo`, in the order of the draft. */
export function photoRecords({ code, draft }: NumberedDraft): object[] {
  return draft.photos.map((photo, position) => ({
    guid: photo.guid,
    offer_code: code,
    position,
    profile_code: photo.profileCode ?? null,
    vehicle_position: photo.vehiclePosition ?? null,
    drawing: photo.drawing ?? null,
    width: photo.width,
    height: photo.height,
  }));
}

/** The rows of table `video`. */
export function videoRecords({ code, draft }: NumberedDraft): object[] {
  return (draft.videos ?? []).map((address, position) => ({ offer_code: code, position, address }));
}

/** Legal status and condition of the vehicles; vehicles without any are left out. */
export function conditionDrafts({ code, draft }: NumberedDraft): VehicleConditionDraft[] {
  return draft.vehicles.flatMap(({ condition }, position) =>
    condition === undefined ? [] : [{ offerCode: code, position, condition }],
  );
}

/** The FIPE codes set, or removed, by the drafts. */
export function givenReferences({ code, draft }: NumberedDraft): GivenReference[] {
  return draft.vehicles.flatMap(({ fipeCode }, position) =>
    fipeCode === undefined ? [] : [{ offerCode: code, position, fipeCode }],
  );
}
