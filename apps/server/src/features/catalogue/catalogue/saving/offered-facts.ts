import type { OfferedFacts, OfferedVehicle } from '@patio/domain/catalogue/catalogue/offered-facts.ts';
import { DIRECT_SALE, saleRightText } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { ConditionDraft } from '../../conditions/public.ts';
import type { OfferDraft, VehicleDraft } from './offer-draft.ts';
import { defaultPrice } from '../index/offer-record.ts';
import { saleRightOf, type OfferedRow } from './offered.store.ts';
import { equipmentTexts, legalTexts, noteTexts } from './offered-texts.ts';
import { sanitiseDescription } from './sanitise-description.ts';

/** The stored facts of an offer. */
export function storedFacts(row: OfferedRow): OfferedFacts {
  const price = (profile: string): number => row.profile_prices?.[profile] ?? row.buy_now_cents;
  return {
    title: row.title,
    description: row.description,
    vehicles: row.vehicles.map((vehicle) => vehicleFacts(vehicle, vehicle.condition)),
    pictures: row.pictures ?? [],
    seller: row.partner_id,
    modality: saleRightText(saleRightOf(row)),
    base: row.base_cents,
    reserve: row.reserve_cents,
    buyNow: { 4: price('4'), 5: price('5'), 6: price('6'), 7: row.buy_now_cents },
  };
}

/** The facts of an offer after an edit. A condition that the draft does not mention stays as stored. */
export function draftFacts(draft: OfferDraft, { vehicles }: OfferedRow): OfferedFacts {
  const price = (profile: number): number =>
    draft.profilePrices?.find(({ profileCode }) => profileCode === profile)?.buyNowCents ??
    draft.buyNowCents ??
    0;
  return {
    title: draft.title,
    description: sanitiseDescription(draft.description ?? ''),
    vehicles: draft.vehicles.map((vehicle, position) =>
      vehicleFacts(
        vehicle,
        vehicle.condition === undefined ? (vehicles[position]?.condition ?? null) : vehicle.condition,
      ),
    ),
    pictures: draft.photos.filter(({ drawing }) => !drawing).map(({ guid }) => guid),
    seller: draft.partnerId ?? null,
    modality: saleRightText(draft.saleRight ?? DIRECT_SALE),
    base: draft.auction.baseCents,
    reserve: draft.auction.reserveCents ?? null,
    buyNow: { 4: price(4), 5: price(5), 6: price(6), 7: defaultPrice(draft) },
  };
}

function vehicleFacts(vehicle: VehicleDraft, condition: ConditionDraft | null): OfferedVehicle {
  return {
    category: vehicle.categoryCode,
    subcategory: vehicle.subcategoryCode ?? null,
    brand: vehicle.brandCode ?? null,
    model: vehicle.modelCode ?? null,
    version: vehicle.version ?? '',
    plate: vehicle.plate ?? null,
    yearManufacture: vehicle.yearManufacture ?? null,
    yearModel: vehicle.yearModel ?? null,
    usage: vehicle.usage ?? null,
    counter: vehicle.counter ?? 'Km',
    fuel: vehicle.fuel ?? null,
    gearbox: vehicle.gearbox ?? null,
    colour: vehicle.colour ?? null,
    city: vehicle.cityCode ?? null,
    grade: condition?.grade ?? null,
    odometer: condition?.odometer ?? null,
    chassisRestamped: condition?.chassisRestamped ?? null,
    keys: condition?.keys ?? null,
    manual: condition?.manual ?? null,
    owners: condition?.owners ?? null,
    legal: legalTexts(condition),
    notes: noteTexts(condition),
    equipment: equipmentTexts(vehicle),
  };
}
