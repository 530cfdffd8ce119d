import type { Facets, OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { dealTest, endsWithin, favouriteTests, yearOf, type Kind } from './favourite-tests.ts';

/** The offers under a filter, and what there is among them: each list as if nothing of its own kind were chosen. */
export function filteredFavourites(
  offers: readonly WireOffer[],
  query: OfferQuery,
  now: number,
): { readonly offers: WireOffer[]; readonly facets: Facets } {
  const tests = favouriteTests(query, now);
  const without = (...kinds: readonly Kind[]): WireOffer[] =>
    offers.filter((offer) => [...tests].every(([kind, test]) => kinds.includes(kind) || test(offer)));
  const coded = (
    kind: Kind,
    code: (vehicle: WireVehicle) => number | null,
    name: (vehicle: WireVehicle) => string | null,
  ) =>
    counted(without(kind), (vehicle) => {
      const [codigo, text] = [code(vehicle), name(vehicle)];
      return codigo === null || text === null ? null : { codigo, name: text };
    });
  const named = (kind: Kind, name: (vehicle: WireVehicle) => string | null) =>
    counted(without(kind, ...(kind === 'states' ? (['cities'] as const) : [])), (vehicle) => {
      const text = name(vehicle);
      return text === null || text === '' ? null : { name: text };
    });
  const placed = (list: ReturnType<typeof named>) =>
    list.map((entry, index) => ({ codigo: index + 1, ...entry }));
  return {
    offers: without(),
    facets: {
      categories: coded(
        'categories',
        (v) => v.codigoCategoria,
        (v) => v.categoria,
      ),
      subcategories: coded(
        'subcategories',
        (v) => v.codigoSubcategoria,
        (v) => v.subcategoria,
      ),
      brands: coded(
        'brands',
        (v) => v.codigoMarca,
        (v) => v.marca,
      ),
      models: coded(
        'models',
        (v) => v.codigoModel,
        (v) => v.model,
      ),
      states: placed(named('states', (v) => v.estado)),
      cities: query.state ? placed(named('cities', (v) => v.cidade)) : [],
      colors: named('colors', (v) => v.cor),
      fuels: named('fuels', (v) => v.combustivel),
      gearboxes: named('gearboxes', (v) => v.cambio),
      kinds: kindsOf(without('kinds')),
      deals: dealsOf(without('deals')),
      ending: endingOf(without('ending'), now),
      years: yearsOf(without('years')),
    },
  };
}

/** How many offers have each thing, the most frequent first; an offer counts once for each of its different ones. */
function counted<Entry extends { readonly name: string }>(
  offers: readonly WireOffer[],
  of: (vehicle: WireVehicle) => Entry | null,
): (Entry & { count: number })[] {
  const counts = new Map<string, Entry & { count: number }>();
  for (const { vehicles } of offers) {
    const seen = new Set<string>();
    for (const entry of vehicles.flatMap((vehicle) => of(vehicle) ?? [])) {
      const key = JSON.stringify(entry);
      if (seen.has(key)) continue;
      seen.add(key);
      counts.set(key, { ...entry, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'pt-BR'),
  );
}

function kindsOf(offers: readonly WireOffer[]): Facets['kinds'] {
  const lot = offers.filter(({ vehicles }) => vehicles.length > 1).length;
  return { lot, vehicle: offers.length - lot };
}

function dealsOf(offers: readonly WireOffer[]): Facets['deals'] {
  const count = (deal: 'buy' | 'bid' | 'proposal'): number => offers.filter(dealTest(deal)).length;
  return { buy: count('buy'), bid: count('bid'), proposal: count('proposal') };
}

function endingOf(offers: readonly WireOffer[], now: number): Facets['ending'] {
  const count = (hours: number): number => offers.filter((offer) => endsWithin(offer, hours, now)).length;
  return { h24: count(24), h72: count(72) };
}

function yearsOf(offers: readonly WireOffer[]): Facets['years'] {
  const counts = new Map<number, number>();
  for (const { vehicles } of offers) {
    for (const year of new Set(vehicles.flatMap((vehicle) => yearOf(vehicle) ?? []))) {
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
