import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listFavourites } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import { toggleFavourite } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

async function signIn() {
  const { id } = await buildAccount(server.deps.database);
  return (await buildSession(server.deps, id)).headers;
}

test('twice is on and off again, API-18, C-49', async () => {
  const headers = await signIn();
  const codigoOferta = await server.offer();
  const toggle = () => server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
  expect(await toggle()).toEqual({ codigoOferta, favorite: true });
  expect(await toggle()).toEqual({ codigoOferta, favorite: false });
  expect((await server.ask(listFavourites, {}, headers)).data).toEqual([]);
});

test('two taps at once are two changes: no error, and never two rows, API-18, C-49', async () => {
  const headers = await signIn();
  for (let round = 0; round < 20; round += 1) {
    const codigoOferta = await server.offer();
    const toggle = () => server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
    const replies = await Promise.all([toggle(), toggle()]);
    expect(new Set(replies.map(({ favorite }) => favorite))).toEqual(new Set([true, false]));
    await Promise.all([toggle(), toggle(), toggle()]);
    expect((await server.ask(listFavourites, {}, headers)).data.map(({ codigo }) => codigo)).toEqual([
      codigoOferta,
    ]);
    await toggle();
  }
});

test('favourites are listed latest first, ended ones too, and marked for their owner only, API-19, S-55', async () => {
  const headers = await signIn();
  const [first, ended] = [await server.offer(), await server.offer({ status: 'E' })];
  for (const codigoOferta of [first, ended]) {
    await server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
    server.clock.advance(1000);
  }
  const { data } = await server.ask(listFavourites, {}, headers);
  expect(data.map((offer) => [offer.codigo, offer.status, offer.favorite])).toEqual([
    [ended, 'E', true],
    [first, 'A', true],
  ]);
  const marked = async (by: Record<string, string>) => {
    const page = await server.ask(listOffers, { query: { page: 1 } }, by);
    return page.data.filter((offer) => offer.favorite).map((offer) => offer.codigo);
  };
  expect(await marked(headers)).toEqual([first]);
  expect(await marked(await signIn())).toEqual([]);
  expect((await server.ask(getOffer, { params: { id: first } }, headers)).favorite).toBe(true);
  expect((await server.ask(getOffer, { params: { id: first } })).favorite).toBe(false);
});

test('needs a session and an offer, API-18', async () => {
  const post = (codigoOferta: unknown, headers = {}) =>
    server.app.inject({ method: 'POST', url: '/api/offer/favorite', payload: { codigoOferta }, headers });
  expect((await post(1)).statusCode).toBe(401);
  const headers = await signIn();
  expect((await post(1, headers)).statusCode).toBe(404);
  expect((await post('x', headers)).statusCode).toBe(422);
  expect((await post(await server.offer({ publishedAt: null }), headers)).statusCode).toBe(404);
  expect((await server.get('/offer/favorites')).statusCode).toBe(401);
});

test('are filtered, ordered, paged and counted like the lists, FAVR-01, rule 0.17', async () => {
  const headers = await signIn();
  const vitoria = 3_205_309;
  const codes = [
    await server.offer({
      title: 'Uno Mille',
      buyNowCents: 2_000_000,
      vehicles: [{ brandCode: 1, yearModel: 2010, cityCode: vitoria }],
    }),
    await server.offer({
      title: 'Gol 1.6',
      buyNowCents: 3_000_000,
      vehicles: [{ brandCode: 2, yearModel: 2020 }],
    }),
    await server.offer({
      title: 'Ônibus escolar',
      status: 'E',
      vehicles: [{ brandCode: 1, yearModel: 2015, categoryCode: 4 }],
    }),
    await server.offer({
      title: 'Lote',
      buyNowCents: 9_000_000,
      vehicles: [{ brandCode: 1 }, { brandCode: 2 }],
    }),
  ];
  const [uno, gol, bus, lot] = codes;
  for (const codigoOferta of codes) await server.ask(toggleFavourite, { body: { codigoOferta } }, headers);
  const list = async (query: object) => server.ask(listFavourites, { query }, headers);
  const found = async (query: object) => (await list(query)).data.map((offer) => offer.codigo);
  expect(await found({ page: 1 })).toEqual([lot, bus, gol, uno]);
  expect(await found({ order: 'MAIOR_PRECO' })).toEqual([lot, gol, uno, bus]);
  expect(await found({ order: 'TERMINA_LOGO' })).toEqual([lot, gol, uno, bus]);
  expect(await found({ order: 'DISTANCIA', lat: -20, lon: -40 })).toEqual([uno, lot, bus, gol]);
  expect(await found({ brands: '1' })).toEqual([lot, bus, uno]);
  expect(await found({ term: 'onibus' })).toEqual([bus]);
  expect(await found({ lot: '0', priceStart: 20_000 })).toEqual([gol]);
  expect(await found({ yearStart: 2009, yearEnd: 2016 })).toEqual([bus, uno]);
  expect(await found({ state: 'es' })).toEqual([uno]);
  expect(await found({ deal: 'buy' })).toEqual([lot, gol, uno]);
  expect(await found({ page: 2, limit: 3 })).toEqual([uno]);
  const { total, facets } = await list({ brands: '2', limit: 1 });
  expect(total).toBe(2);
  expect(facets?.brands.map(({ codigo, count }) => [codigo, count])).toEqual([
    [1, 3],
    [2, 2],
  ]);
  expect(facets?.kinds).toEqual({ lot: 1, vehicle: 1 });
  expect(facets?.years.counts).toEqual([{ year: 2020, count: 1 }]);
  expect((await server.get('/offer/favorites?page=0', headers)).statusCode).toBe(422);
});
