import type { Facets, OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import type { FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { SORTED_WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import {
  canDeal,
  endsWithin,
  matches,
  type FilterFacts,
} from '@patio/domain/catalogue/catalogue/filter/matches.ts';
import type { Deal } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { favouriteFilter } from './favourite-filter.ts';
import { termTest } from './favourite-term.ts';
import { offerFacts, yearOf } from './offer-facts.ts';

/** An offer with what a filter can see of it. */
interface Seen {
  readonly offer: WireOffer;
  readonly facts: FilterFacts;
}

/** The filtered offers, and their facets: each list as if it had no choice. */
export function filteredFavourites(
  offers: readonly WireOffer[],
  query: OfferQuery,
  now: number,
): { readonly offers: WireOffer[]; readonly facets: Facets } {
  const { filter, sense } = favouriteFilter(offers, query, now);
  const hasTerm = query.term ? termTest(query.term) : () => true;
  const seen = offers.filter(hasTerm).map((offer) => ({ offer, facts: offerFacts(offer) }));
  const without = (...keys: readonly FacetKey[]): Seen[] =>
    seen.filter(({ facts }) => matches(filter, facts, sense, keys));
  return {
    offers: without().map(({ offer }) => offer),
    facets: {
      ...codedFacets(without),
      states: placed(named(without('state', 'city'), (vehicle) => vehicle.estado)),
      cities: query.state ? placed(named(without('city'), (vehicle) => vehicle.cidade)) : [],
      ...keyed(
        SORTED_WORD_FACETS,
        ({ parameter }) => parameter,
        ({ key, field }) => named(without(key), (vehicle) => vehicle[field]),
      ),
      kinds: kindsOf(without('kinds')),
      deals: dealsOf(without('deal')),
      ending: endingOf(without('ending'), now),
      years: yearsOf(without('years')),
    },
  };
}

type Coded = (vehicle: WireVehicle) => { readonly codigo: number | null; readonly name: string | null };

function codedFacets(without: (key: FacetKey) => readonly Seen[]) {
  const coded = (key: FacetKey, of: Coded) =>
    counted(without(key), (vehicle) => {
      const { codigo, name } = of(vehicle);
      return codigo === null || name === null ? null : { codigo, name };
    });
  return {
    categories: coded('category', (v) => ({ codigo: v.codigoCategoria, name: v.categoria })),
    subcategories: coded('subcategories', (v) => ({ codigo: v.codigoSubcategoria, name: v.subcategoria })),
    brands: coded('brands', (v) => ({ codigo: v.codigoMarca, name: v.marca })),
    models: coded('models', (v) => ({ codigo: v.codigoModel, name: v.model })),
  };
}

function named(seen: readonly Seen[], name: (vehicle: WireVehicle) => string | null) {
  return counted(seen, (vehicle) => {
    const text = name(vehicle);
    return text === null || text === '' ? null : { name: text };
  });
}

function placed(list: ReturnType<typeof named>) {
  return list.map((entry, index) => ({ codigo: index + 1, ...entry }));
}

/** How many offers have each value, most frequent first; an offer counts once for each distinct value. */
function counted<Entry extends { readonly name: string }>(
  seen: readonly Seen[],
  of: (vehicle: WireVehicle) => Entry | null,
): (Entry & { count: number })[] {
  const counts = new Map<string, Entry & { count: number }>();
  for (const { offer } of seen) {
    const entries = offer.vehicles.flatMap((vehicle) => of(vehicle) ?? []);
    for (const [key, entry] of new Map(entries.map((one) => [JSON.stringify(one), one]))) {
      counts.set(key, { ...entry, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'pt-BR'),
  );
}

function kindsOf(seen: readonly Seen[]): Facets['kinds'] {
  const lot = seen.filter(({ facts }) => facts.vehicleCount > 1).length;
  return { lot, vehicle: seen.length - lot };
}

function dealsOf(seen: readonly Seen[]): Facets['deals'] {
  const count = (deal: Deal): number => seen.filter(({ facts }) => canDeal(deal, facts)).length;
  return { buy: count('buy'), bid: count('bid'), proposal: count('proposal') };
}

function endingOf(seen: readonly Seen[], now: number): Facets['ending'] {
  const count = (hours: number): number =>
    seen.filter(({ facts }) => endsWithin(facts, hours * 3_600_000, now)).length;
  return { h24: count(24), h72: count(72) };
}

function yearsOf(seen: readonly Seen[]): Facets['years'] {
  const counts = new Map<number, number>();
  for (const { offer } of seen) {
    for (const year of new Set(offer.vehicles.flatMap((vehicle) => yearOf(vehicle) ?? []))) {
      counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  }
  const years = [...counts.keys()].sort((one, other) => other - one);
  return {
    min: years.at(-1) ?? null,
    max: years[0] ?? null,
    counts: years.map((year) => ({ year, count: counts.get(year) ?? 0 })),
  };
}
