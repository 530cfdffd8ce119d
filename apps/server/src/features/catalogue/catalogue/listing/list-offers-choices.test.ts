import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { distanceMetres } from '@patio/domain/distance/great-circle.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
const offers: Record<string, number> = {};
const vitoria = 3_205_309;
const vilaVelha = 3_205_200;
const saoPaulo = 3_550_308;
const near = { lat: -20.3155, lon: -40.3128 };
const hour = 3_600_000;

beforeAll(async () => {
  server = await startCatalogueServer();
  const now = server.clock.now();
  const pending = await buildPartner(server.deps.database, { store: 'loja-nova', status: 'pending' });
  const closed = await buildPartner(server.deps.database, { store: 'loja-fechada', status: 'suspended' });
  offers['hatch'] = await server.offer({
    title: 'Hatch',
    buyNowCents: 2_000_000,
    auction: { baseCents: 0, endAt: now + 24 * hour },
    vehicles: [
      {
        subcategoryCode: 101,
        brandCode: 2,
        modelCode: 23,
        usage: 30_000,
        yearModel: 2020,
        cityCode: vitoria,
      },
    ],
  });
  offers['sedan'] = await server.offer({
    title: 'Sedan',
    acceptsProposals: true,
    auction: { baseCents: 1_000_000, endAt: now + 72 * hour },
    vehicles: [{ subcategoryCode: 102, brandCode: 2, yearManufacture: 2018, cityCode: vilaVelha }],
  });
  offers['lot'] = await server.offer({
    title: 'Lote',
    acceptsProposals: true,
    buyNowCents: 9_000_000,
    auction: { baseCents: 1_000_000, endAt: now + 100 * hour },
    vehicles: [
      {
        categoryCode: 5,
        subcategoryCode: 501,
        brandCode: 3,
        modelCode: 37,
        usage: 30_001,
        cityCode: saoPaulo,
      },
      { subcategoryCode: 101, brandCode: 4, usage: 29_999, yearModel: 2020, cityCode: vitoria },
    ],
  });
  offers['bare'] = await server.offer({ title: 'Sem nada', auction: { baseCents: 0 }, vehicles: [{}] });
  offers['sold'] = await server.offer({ title: 'Vendida', status: 'V' });
  // Nowhere listed (S-42).
  offers['pending'] = await server.offer({ title: 'De loja nova', partnerId: pending });
  offers['closed'] = await server.offer({ title: 'De loja fechada', partnerId: closed });
  offers['draft'] = await server.offer({ title: 'Rascunho', publishedAt: null });
});
afterAll(() => server.close());

async function found(query: Record<string, string | number>): Promise<string[]> {
  const codes = await server.codes(query);
  return codes.map((code) => Object.keys(offers).find((name) => offers[name] === code) ?? String(code));
}

async function facetsOf(query: Record<string, string | number>, headers: Record<string, string> = {}) {
  const { facets } = await server.ask(listOffers, { query: { page: 1, ...query } }, headers);
  if (!facets) throw new Error('No facets');
  return facets;
}

describe('each filter', () => {
  test.each<[string, Record<string, string | number>, string[]]>([
    ['subcategories, FILT-09', { subcategories: '102,501' }, ['lot', 'sedan']],
    ['models, FILT-10', { models: '23' }, ['hatch']],
    ['models of a lot, C-42', { models: '37,23' }, ['lot', 'hatch']],
    ['mileage between exclusive bounds, FILT-07', { usageStart: 29_999, usageEnd: 30_001 }, ['hatch']],
    ['mileage of one vehicle of a lot, C-42', { usageStart: 0, usageEnd: 30_000 }, ['lot']],
    ['mileage open above, FILT-19', { usageStart: 30_000, usageEnd: -1 }, ['lot']],
    ['price with the end open, FILT-06', { priceStart: 20_000, priceEnd: -1 }, ['lot']],
    ['price exactly at a bound, FILT-05', { priceStart: 10_000, priceEnd: 20_000 }, []],
    ['the year of make where there is no model year', { yearStart: 2017, yearEnd: 2019 }, ['sedan']],
    ['category and brand of a lot, FILT-08, FILT-11', { category: 5, brands: '4' }, ['lot']],
    ['city of a state, FILT-14', { state: 'es', city: 'VITORIA' }, ['lot', 'hatch']],
    ['a price to buy at once', { deal: 'buy' }, ['lot', 'hatch']],
    ['an opening value to bid from', { deal: 'bid' }, ['lot', 'sedan']],
    ['proposals', { deal: 'proposal' }, ['lot', 'sedan']],
    ['ending within a day, to the second', { endingWithin: 24 }, ['bare', 'hatch']],
    ['ending within three days', { endingWithin: 72 }, ['bare', 'sedan', 'hatch']],
    ['within a radius of the nearest vehicle', { ...near, radius: 1 }, ['lot', 'hatch']],
    ['within a wider radius', { ...near, radius: 30 }, ['lot', 'sedan', 'hatch']],
    ['a radius without a place, which does not filter', { radius: 1 }, ['bare', 'lot', 'sedan', 'hatch']],
    ['a range that ends before it begins', { yearStart: 2021, yearEnd: 2019 }, []],
    ['an unknown category', { category: 999 }, []],
    ['a store that is not approved yet, S-20 S-42', { partner: 'loja-nova' }, []],
    ['a store that was suspended, S-20 S-42', { partner: 'loja-fechada' }, []],
    ['an unknown store, S-20', { partner: 'nenhuma' }, []],
  ])('%s', async (_what, query, names) => {
    expect(await found(query)).toEqual(names);
  });
});

test('a page beyond the last is empty and keeps its total and facets', async () => {
  const reply = await server.ask(listOffers, { query: { page: 99_999 } });
  expect(reply).toMatchObject({ data: [], total: 4, page: 99_999, next: null });
  expect(reply.facets?.kinds).toEqual({ lot: 1, vehicle: 3 });
});

test('an empty result still counts what else there is, each facet as if nothing of it were chosen, rule 0.17', async () => {
  const facets = await facetsOf({ colors: 'Roxo', category: 1 });
  expect(facets.kinds).toEqual({ lot: 0, vehicle: 0 });
  expect(facets.categories).toEqual([]);
  const years = await facetsOf({ yearStart: 2019, yearEnd: 2021 });
  expect(years.years).toEqual({
    min: 2018,
    max: 2020,
    counts: [
      { year: 2020, count: 2 },
      { year: 2018, count: 1 },
    ],
  });
  expect((await facetsOf({ deal: 'buy' })).deals).toEqual({ buy: 2, bid: 2, proposal: 2 });
  expect((await facetsOf({ endingWithin: 24 })).ending).toEqual({ h24: 2, h72: 3 });
  expect((await facetsOf({ deal: 'proposal' })).ending).toEqual({ h24: 0, h72: 1 });
  expect((await facetsOf({ category: 999 })).categories.map(({ codigo, count }) => [codigo, count])).toEqual([
    [1, 4],
    [5, 1],
  ]);
});

test('proposals count until the first bid, and buying at once by the price of the profile, rule 0.24', async () => {
  const { id } = await buildAccount(server.deps.database, { profileCode: 5 });
  const { headers } = await buildSession(server.deps, id);
  const code = await server.offer({
    title: 'Só para lojistas',
    acceptsProposals: true,
    profilePrices: [{ profileCode: 5, buyNowCents: 500_000 }],
  });
  expect((await facetsOf({ term: 'lojistas' })).deals).toEqual({ buy: 0, bid: 1, proposal: 1 });
  expect((await facetsOf({ term: 'lojistas' }, headers)).deals).toEqual({ buy: 1, bid: 1, proposal: 1 });
  expect(await server.codes({ deal: 'buy', term: 'lojistas' }, headers)).toEqual([code]);
  const bid = { name: 'test.bid', text: 'update auction set bid_count = 1 where offer_code = $1' };
  await server.deps.database.run(bid, [code]);
  expect((await facetsOf({ term: 'lojistas' })).deals).toEqual({ buy: 0, bid: 1, proposal: 0 });
  await server.deps.database.run({ name: 'test.tidy', text: 'delete from offer where code = $1' }, [code]);
});

test('codes give exactly these offers, open or ended, in their order', async () => {
  const codes = ['sold', 'hatch', 'draft', 'lot'].map((name) => offers[name]);
  const reply = await server.ask(listOffers, {
    query: { codes: [...codes, 999_999].join(','), category: 5 },
  });
  expect(reply.data.map(({ title, status }) => [title, status])).toEqual([
    ['Vendida', 'V'],
    ['Hatch', 'A'],
    ['Lote', 'A'],
  ]);
  expect(reply).toMatchObject({ total: 3, page: 1, next: null });
  expect(reply).not.toHaveProperty('facets');
});

describe('each order', () => {
  test.each<[string, Record<string, string | number>, string[]]>([
    ['newest first by default, SORT-02', {}, ['bare', 'lot', 'sedan', 'hatch']],
    ['MAIS_RECENTES, SORT-02', { order: 'MAIS_RECENTES' }, ['bare', 'lot', 'sedan', 'hatch']],
    ['MAIS_ANTIGOS, SORT-03', { order: 'MAIS_ANTIGOS' }, ['hatch', 'sedan', 'lot', 'bare']],
    ['MAIOR_PRECO, SORT-04', { order: 'MAIOR_PRECO' }, ['lot', 'hatch', 'sedan', 'bare']],
    ['MENOR_PRECO, no price last, SORT-05', { order: 'MENOR_PRECO' }, ['sedan', 'hatch', 'lot', 'bare']],
    ['TERMINA_LOGO, equal ends newest first', { order: 'TERMINA_LOGO' }, ['bare', 'hatch', 'sedan', 'lot']],
    ['DISTANCIA, no place last, SORT-06', { order: 'DISTANCIA', ...near }, ['lot', 'hatch', 'sedan', 'bare']],
    ['DISTANCIA without a place', { order: 'DISTANCIA' }, ['bare', 'lot', 'sedan', 'hatch']],
  ])('%s', async (_what, query, names) => {
    expect(await found(query)).toEqual(names);
  });

  test('DISTANCIA is by the great circle, and a lot counts by its nearest vehicle, SORT-06, C-55', async () => {
    const { data } = await server.ask(listOffers, {
      query: { order: 'DISTANCIA', lat: -23, lon: -45, page: 1 },
    });
    const metres = data.map((offer) =>
      Math.min(
        ...offer.vehicles.map(({ latitude, longitude }) =>
          latitude === null || longitude === null
            ? Infinity
            : distanceMetres({ latitude: -23, longitude: -45 }, { latitude, longitude }),
        ),
      ),
    );
    expect(metres).toEqual(metres.toSorted((one, other) => one - other));
    expect(metres.at(-1)).toBe(Infinity);
  });
});
