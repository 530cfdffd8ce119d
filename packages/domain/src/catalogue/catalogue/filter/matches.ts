import { nearestMetres, type Coordinates, type MaybeCoordinates } from '../../../distance/great-circle.ts';
import { isInside, type Bounds } from './bounds.ts';
import { FACETS, type Facet, type FacetKey, type RangeKey } from './facets.ts';
import type { CodeKey, WordKey } from './list-facets.ts';
import type { Deal, OfferFilter } from './offer-filter.ts';
import { canBuyNow } from '../shown-price.ts';

/** A place or a store as its code, or as its name if there is no code: the same in facts and names. */
export type Name = number | string;

/** What a filter can see of an offer, from the viewer's perspective: the distinct values of its vehicles, money in centavos. */
export interface FilterFacts
  extends
    Readonly<Record<CodeKey, readonly number[]>>,
    Readonly<Record<WordKey, readonly string[]>>,
    Readonly<Record<RangeKey, readonly number[]>> {
  readonly category: readonly number[];
  readonly states: readonly Name[];
  readonly cities: readonly Name[];
  readonly places: readonly MaybeCoordinates[];
  readonly vehicleCount: number;
  readonly spotlight: boolean;
  readonly store: Name | null;
  readonly isOpen: boolean;
  readonly hasBid: boolean;
  readonly acceptsProposals: boolean;
  readonly buyNow: number;
  readonly auctionPrice: number;
  /** Epoch milliseconds; null: bidding does not end it. */
  readonly endAt: number | null;
}

/** The context of a filter: the current instant, the place from which distances count, and what its names refer to; null if it has none. */
export interface FilterSense {
  readonly now: number;
  readonly origin: Coordinates | null;
  readonly states: readonly Name[] | null;
  readonly cities: readonly Name[] | null;
  readonly store: Name | null;
}

/**
 * Whether a filter matches an offer (B§4, C-40 to C-43), ignoring the facets `without`. This is the rule; the index and the matching of
 * saved searches give the same answer for many offers at once. The words of a term are searched elsewhere, and whether an offer is listed
 * at all is not checked here.
 */
export function matches(
  filter: OfferFilter,
  facts: FilterFacts,
  sense: FilterSense,
  without: readonly FacetKey[] = [],
): boolean {
  return FACETS.every((facet) => without.includes(facet.key) || passes(facet, filter, facts, sense));
}

function passes(facet: Facet, filter: OfferFilter, facts: FilterFacts, sense: FilterSense): boolean {
  switch (facet.kind) {
    case 'codes':
      return isAmong(filter[facet.key], facts[facet.key]);
    case 'words':
      return isAmong(filter[facet.key], facts[facet.key]);
    case 'price':
    case 'numbers':
      return isSomeInside(filter[facet.key], facts[facet.key]);
    case 'category':
      return isAmong(filter.category === null ? [] : [filter.category], facts.category);
    case 'kinds':
      return facts.vehicleCount > 1 ? filter.lots : filter.singles;
    case 'state':
      return sense.states === null || isSome(sense.states, facts.states);
    case 'city':
      return sense.cities === null || isSome(sense.cities, facts.cities);
    case 'deal':
      return filter.deal === null || canDeal(filter.deal, facts);
    case 'ending':
      return filter.endingWithin === null || endsWithin(facts, filter.endingWithin, sense.now);
    case 'radius':
      return isNear(filter.radius, facts.places, sense.origin);
    case 'spotlight':
      return filter.spotlight === null || facts.spotlight === filter.spotlight;
    case 'store':
      return sense.store === null || facts.store === sense.store;
  }
}

/** Whether an offer can be obtained in a given way: at once while bidding has not reached the price, by bids, by a proposal before the first bid. */
export function canDeal(
  deal: Deal,
  facts: Pick<FilterFacts, 'buyNow' | 'auctionPrice' | 'hasBid' | 'isOpen' | 'acceptsProposals'>,
): boolean {
  if (deal === 'buy') return canBuyNow(facts.buyNow, facts.auctionPrice, facts.hasBid);
  if (deal === 'bid') return facts.auctionPrice > 0 && facts.isOpen;
  return facts.acceptsProposals && !facts.hasBid;
}

/** Whether an offer is still open and ends within so many milliseconds. */
export function endsWithin({ endAt }: Pick<FilterFacts, 'endAt'>, within: number, now: number): boolean {
  return endAt !== null && endAt > now && endAt <= now + within;
}

/** No choice, or one of the choices. */
function isAmong<T>(chosen: readonly T[], values: readonly T[]): boolean {
  return chosen.length === 0 || isSome(chosen, values);
}

function isSome<T>(chosen: readonly T[], values: readonly T[]): boolean {
  return values.some((value) => chosen.includes(value));
}

/** One of the vehicles lies within the bounds (C-42). */
function isSomeInside(bounds: Bounds | null, values: readonly number[]): boolean {
  return bounds === null || values.some((value) => isInside(bounds, value));
}

/** Without a place nothing is too far (C-55). */
function isNear(
  metres: number | null,
  places: readonly MaybeCoordinates[],
  origin: Coordinates | null,
): boolean {
  if (metres === null || origin === null) return true;
  return (nearestMetres(origin, places) ?? Infinity) <= metres;
}
