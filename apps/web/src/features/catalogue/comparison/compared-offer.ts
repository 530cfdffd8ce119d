import type { VehicleCondition } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import type { StarredOptionalGroup } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import type { ReferencePrice } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import { cardView, type CardView } from '../catalogue/public.ts';
import { offerReference, type OfferReference } from '../offer/public.ts';
import { vehicleFacts, type VehicleFacts } from './vehicle-facts.ts';

/** How many items of the legal sheet are on record, clean and not informed, across all vehicles. */
export interface LegalCount {
  readonly found: number;
  readonly clean: number;
  readonly unknown: number;
}

/** An offer as one column of the comparison. A part that could not be loaded is null. Money in centavos, instants in epoch ms. */
export interface ComparedOffer {
  readonly card: CardView;
  readonly status: WireOffer['status'];
  readonly end: number;
  readonly facts: VehicleFacts;
  readonly legal: LegalCount | null;
  /** `none`: FIPE has no entry for it, or not for every vehicle of the lot. */
  readonly reference: OfferReference | 'none' | null;
  /** By name, with 0 to 5 stars. */
  readonly optionals: Readonly<Record<string, number>> | null;
}

/** The replies to the calls about one offer; null where a call failed. */
export interface OfferParts {
  readonly conditions: readonly VehicleCondition[] | null;
  readonly references: readonly ReferencePrice[] | null;
  readonly optionals: readonly StarredOptionalGroup[] | null;
}

/** Puts a column together. */
export function comparedOffer(offer: WireOffer, parts: OfferParts): ComparedOffer {
  const { conditions, references, optionals } = parts;
  return {
    card: cardView(offer),
    status: offer.status,
    end: Date.parse(offer.end),
    facts: vehicleFacts(offer.vehicles),
    legal: conditions === null ? null : legalCount(conditions),
    reference: references === null ? null : (offerReference(references) ?? 'none'),
    optionals: optionals === null ? null : starsByName(optionals),
  };
}

/** Whether a part of a column is missing because a call failed. */
export function isIncomplete({ legal, reference, optionals }: ComparedOffer): boolean {
  return legal === null || reference === null || optionals === null;
}

function legalCount(conditions: readonly VehicleCondition[]): LegalCount {
  const checks = conditions.flatMap(({ legal }) => legal);
  const count = (status: (typeof checks)[number]['situacao']): number =>
    checks.filter(({ situacao }) => situacao === status).length;
  return { found: count('consta'), clean: count('nada-consta'), unknown: count('nao-informado') };
}

/** In a lot several vehicles may have the same item: its best state counts. */
function starsByName(groups: readonly StarredOptionalGroup[]): Record<string, number> {
  const stars = new Map<string, number>();
  for (const { name, stars: own } of groups.flatMap(({ items }) => items)) {
    stars.set(name, Math.max(own, stars.get(name) ?? 0));
  }
  return Object.fromEntries(stars);
}
