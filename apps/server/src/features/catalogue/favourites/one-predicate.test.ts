import { listOffers, offerQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listFavourites } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import { toggleFavourite } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { createSavedSearch } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { matches } from '@patio/domain/catalogue/catalogue/filter/matches.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import type { OfferTraits } from '../../../../test/builders/offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { matchNewsJob } from '../saved-searches/public.ts';
import { favouriteFilter } from './favourite-filter.ts';
import { offerFacts } from './offer-facts.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const [vitoria, campinas] = [3_205_309, 3_509_502];
const anyWord = fc.constantFrom('Um', 'Dois', undefined);

const vehicle = fc.record({
  categoryCode: fc.constantFrom(1, 2),
  brandCode: fc.constantFrom(1, 2, undefined),
  usage: fc.constantFrom(0, 10_000, 50_000, undefined),
  yearModel: fc.constantFrom(2015, 2018, undefined),
  cityCode: fc.constantFrom(vitoria, campinas, undefined),
  ...keyed(
    WORD_FACETS,
    ({ one }) => one,
    () => anyWord,
  ),
});

const offer = fc.record({
  buyNowCents: fc.constantFrom(0, 3_000_000, 5_000_000),
  acceptsProposals: fc.boolean(),
  baseCents: fc.constantFrom(0, 2_000_000),
  hours: fc.constantFrom(2, 24, 100),
  vehicles: fc.array(vehicle, { minLength: 1, maxLength: 3 }),
});

type Fields = Record<string, string>;
const anyOf = (...all: Fields[]) => fc.constantFrom(...all);
const place: Fields = { lat: '-20.32', lon: '-40.34' };
const choices: Record<string, fc.Arbitrary<Fields>> = {
  category: anyOf({ category: '1' }, { category: '2' }),
  brands: anyOf({ brands: '1' }, { brands: '2,3' }),
  kinds: anyOf({ lot: '0' }, { vehicle: '0' }),
  price: anyOf({ priceStart: '20000' }, { priceStart: '0', priceEnd: '30000' }),
  usage: anyOf({ usageEnd: '50000' }, { usageStart: '10000', usageEnd: '60000' }),
  years: anyOf({ yearStart: '2015' }, { yearStart: '2010', yearEnd: '2018' }),
  state: anyOf({ state: 'es' }, { state: 'SP' }, { state: 'XX' }),
  city: anyOf({ city: 'vitoria' }, { city: 'Campinas' }, { city: 'Nenhuma' }),
  deal: anyOf({ deal: 'buy' }, { deal: 'bid' }, { deal: 'proposal' }),
  radius: anyOf({ ...place, radius: '5' }, { ...place, radius: '2000' }),
  ...keyed(
    WORD_FACETS,
    ({ parameter }) => parameter,
    ({ parameter }) => fc.constantFrom('Um', 'Dois', 'Um,Dois').map((words) => ({ [parameter]: words })),
  ),
};

const filter = fc
  .subarray(Object.values(choices), { minLength: 1, maxLength: 4 })
  .chain((chosen) => fc.tuple(...chosen))
  .map((parts): Fields => Object.assign({}, ...parts));

/** Offers of which one person has marked all, and their codes. */
async function marked(drawn: readonly Drawn[], headers: Record<string, string>): Promise<number[]> {
  const codes: number[] = [];
  for (const { baseCents, hours, ...rest } of drawn) {
    const traits: OfferTraits = { ...rest, auction: { baseCents, endAt: server.clock.now() + hours * hour } };
    const codigoOferta = await server.offer(traits);
    await server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
    codes.push(codigoOferta);
  }
  return codes;
}
type Drawn = typeof offer extends fc.Arbitrary<infer One> ? One : never;

async function saved(fields: Fields, headers: Record<string, string>): Promise<number> {
  const filtro = new URLSearchParams(fields).toString();
  const body = { nome: 'Busca', filtro, frequencia: 'NUNCA' as const, email: false, notificacao: false };
  return (await server.ask(createSavedSearch, { body }, headers)).codigo;
}

const foundBySearch = {
  name: 'test.found-by-search',
  text: 'select offer_code as code from saved_search_match where search_id = $1',
};

test('lists, favourites and saved searches find what the one predicate says, FILT-03 to FILT-14, FAVR-01', async () => {
  let [some, none] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(offer, { minLength: 1, maxLength: 6 }),
      fc.array(filter, { minLength: 1, maxLength: 8 }),
      async (drawn, filters) => {
        // Lists may be some seconds old.
        server.clock.advance(60_000);
        const { database } = server.deps;
        await database.run({ name: 'test.end', text: `update offer set status = 'E'` });
        await database.run({ name: 'test.forget', text: 'delete from saved_search' });
        const { headers } = await buildSession(server.deps, (await buildAccount(database)).id);
        const searches = new Map<number, Fields>();
        for (const fields of filters) searches.set(await saved(fields, headers), fields);
        const codes = await marked(drawn, headers);
        while (await matchNewsJob(server.deps).run());
        const { data: all } = await server.ask(listOffers, { query: { limit: 100 } }, headers);
        expect(new Set(all.map(({ codigo }) => codigo))).toEqual(new Set(codes));
        for (const [id, query] of searches) {
          const { filter: read, sense } = favouriteFilter(all, offerQuery.parse(query), server.clock.now());
          const expected = all
            .filter((one) => matches(read, offerFacts(one), sense))
            .map(({ codigo }) => codigo);
          const asked = { query: { ...query, limit: 100 } };
          const listed = await server.ask(listOffers, asked, headers);
          const favourites = await server.ask(listFavourites, asked, headers);
          const found = await database.rows<{ code: number }>(foundBySearch, [id]);
          const sorted = (list: readonly number[]) => [query, list.toSorted((one, other) => one - other)];
          expect(sorted(listed.data.map(({ codigo }) => codigo))).toEqual(sorted(expected));
          expect(sorted(favourites.data.map(({ codigo }) => codigo))).toEqual(sorted(expected));
          expect(sorted(found.map(({ code }) => code))).toEqual(sorted(expected));
          if (expected.length > 0) some += 1;
          else none += 1;
        }
      },
    ),
    { numRuns: repeats(15, 60) },
  );
  // Both answers were drawn often enough to say something.
  expect(Math.min(some, none)).toBeGreaterThan(10);
});

test('a city counts in the chosen state only, also among the vehicles of a lot, FILT-14, FAVR-01', async () => {
  const { headers } = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
  const codigoOferta = await server.offer({ vehicles: [{ cityCode: vitoria }, { cityCode: campinas }] });
  await server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
  const found = async (state: string) => {
    const asked = { query: { state, city: 'Vitória', limit: 100 } };
    const listed = await server.ask(listOffers, asked, headers);
    const favourites = await server.ask(listFavourites, asked, headers);
    return [listed, favourites].map(({ data }) => data.some(({ codigo }) => codigo === codigoOferta));
  };
  expect(await found('ES')).toEqual([true, true]);
  expect(await found('SP')).toEqual([false, false]);
});
