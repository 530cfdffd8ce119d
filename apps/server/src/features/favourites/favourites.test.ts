import { getOffer } from '@patio/contract/catalogue/get-offer.ts';
import { listOffers } from '@patio/contract/catalogue/list-offers.ts';
import { listFavourites } from '@patio/contract/favourites/list-favourites.ts';
import { toggleFavourite } from '@patio/contract/favourites/toggle-favourite.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../test/builders/account.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../test/catalogue-server.ts';

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
