import { listOffers, offerOrder } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
const cities = [3_205_309, 3_550_308, null];

beforeAll(async () => {
  server = await startCatalogueServer();
  const now = server.clock.now();
  for (let n = 0; n < 30; n += 1) {
    await server.offer({
      title: `Oferta ${n}`,
      buyNowCents: (n % 4) * 100_000,
      auction: { baseCents: 0, endAt: now + (1 + (n % 5)) * 3_600_000 },
      profilePrices: n % 3 === 0 ? [{ profileCode: 5, buyNowCents: 900_000 - n * 100 }] : [],
      vehicles: [{ brandCode: 1 + (n % 2), categoryCode: n % 2 ? 5 : 1, cityCode: cities[n % 3] }],
    });
  }
});
afterAll(() => server.close());

test('pages by number and pages by cursor give every offer once, in the same order, in every order', async () => {
  for (const order of offerOrder.options) {
    const base = { order, limit: 7, lat: -20.3, lon: -40.3 };
    const numbered: number[] = [];
    for (let page = 1; page <= 5; page += 1) numbered.push(...(await server.codes({ ...base, page })));
    const walked: number[] = [];
    let cursor: string | null | undefined;
    do {
      const reply = await server.ask(listOffers, { query: { ...base, ...(cursor ? { cursor } : {}) } });
      walked.push(...reply.data.map((offer) => offer.codigo));
      cursor = reply.next;
    } while (cursor);
    expect(new Set(numbered).size, order).toBe(30);
    expect(walked, order).toEqual(numbered);
  }
});

test('a user with prices of their own sees, sorts and filters by them, C-41, rule 0.24', async () => {
  const { id } = await buildAccount(server.deps.database, { profileCode: 5 });
  const { headers } = await buildSession(server.deps, id);
  const query = { page: 1, limit: 3, order: 'MAIOR_PRECO' as const };
  const dealer = await server.ask(listOffers, { query }, headers);
  expect(dealer.data.map((offer) => [offer.price, offer.codigoPerfil])).toEqual([
    [9000, 5],
    [8997, 5],
    [8994, 5],
  ]);
  const visitor = await server.ask(listOffers, { query });
  expect(visitor.data.map((offer) => [offer.price, offer.codigoPerfil])).toEqual([
    [3000, 7],
    [3000, 7],
    [3000, 7],
  ]);
  const expensive = { priceStart: 8990, priceEnd: -1 };
  expect(await server.codes(expensive, headers)).toHaveLength(4);
  expect(await server.codes(expensive)).toHaveLength(0);
});

test('the total and the facets count what the filter leaves, each facet as if nothing of it were chosen, rule 0.17', async () => {
  const { total, page, limit, facets } = await server.ask(listOffers, {
    query: { brands: '1', page: 2, limit: 10 },
  });
  expect([total, page, limit]).toEqual([15, 2, 10]);
  expect(facets?.brands.map(({ codigo, count }) => [codigo, count])).toEqual([
    [1, 15],
    [2, 15],
  ]);
  expect(facets?.categories).toEqual([{ codigo: 1, name: 'Carros', count: 15 }]);
  expect(facets?.states.map(({ name, count }) => [name, count])).toEqual([
    ['Espírito Santo', 5],
    ['São Paulo', 5],
  ]);
  expect(facets?.kinds).toEqual({ lot: 0, vehicle: 15 });
  expect(facets?.cities).toEqual([]);
  const inState = await server.ask(listOffers, { query: { state: 'ES' } });
  expect(inState.facets?.cities).toEqual([{ codigo: 3_205_309, name: 'Vitória', count: 10 }]);
});

test('a new offer is counted a few seconds later', async () => {
  const total = async () => (await server.ask(listOffers, { query: { term: 'novidade', page: 1 } })).total;
  expect(await total()).toBe(0);
  await server.offer({ title: 'Novidade' });
  server.clock.advance(60_000);
  expect(await total()).toBe(1);
  await server.deps.database.run({ name: 'tidy', text: `delete from offer where title = 'Novidade'` });
});

test('anyone who has the page already is answered 304, until something in it changes', async () => {
  const first = await server.get('/offer?page=1&limit=2');
  expect(first.headers['etag']).toMatch(/^"[\w-]+"$/);
  const known = { 'if-none-match': `W/${String(first.headers['etag'])}` };
  const again = await server.get('/offer?page=1&limit=2', known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await server.deps.database.run({ name: 'touch', text: `update offer set spotlight = not spotlight` });
  expect((await server.get('/offer?page=1&limit=2', known)).statusCode).toBe(200);
});

test('a list longer than one reading arrives whole, in order', async () => {
  for (let n = 0; n < 400; n += 1) await server.offer({ title: 'Muitas', tags: 'muitas' });
  const { data } = await server.ask(listOffers);
  const codes = data.map((offer) => offer.codigo);
  expect(codes).toHaveLength(430);
  expect(codes).toEqual([...new Set(codes)].sort((a, b) => b - a));
});
