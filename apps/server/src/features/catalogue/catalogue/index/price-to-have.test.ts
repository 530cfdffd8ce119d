import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listFavourites } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import { toggleFavourite } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(async () => {
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

/** An offer to buy at once for R$ 20.000, and one for R$ 22.000 that nobody bids on. */
async function twoOffers(profileCents: number | null = null) {
  const given = { spotlight: true, auction: { baseCents: 1_000_000, incrementCents: 10_000 } };
  const wanted = await server.offer({
    ...given,
    buyNowCents: 2_000_000,
    profilePrices: profileCents === null ? [] : [{ profileCode: 5, buyNowCents: profileCents }],
  });
  const calm = await server.offer({ ...given, buyNowCents: 2_200_000 });
  const listed = async (query: Record<string, string | number>, headers: Record<string, string> = {}) => {
    const { data } = await server.ask(listOffers, { query: { ...query, limit: 100, page: 1 } }, headers);
    return data.map(({ codigo }) => codigo).filter((code) => code === wanted || code === calm);
  };
  return { wanted, calm, listed };
}

test('lists sort and filter by the price at which an offer can be had, C-41, SORT-05, FILT-05, rule 0.29', async () => {
  const { wanted, calm, listed } = await twoOffers();
  expect(await listed({ order: 'MENOR_PRECO' })).toEqual([wanted, calm]);
  expect((await ana.bid(wanted, 19_900)).statusCode).toBe(201);
  expect(await listed({ order: 'MENOR_PRECO' })).toEqual([wanted, calm]);
  expect(await listed({ deal: 'buy' })).toEqual([calm, wanted]);
  expect((await bia.bid(wanted, 25_000)).statusCode).toBe(201);
  expect(await listed({ order: 'MENOR_PRECO' })).toEqual([calm, wanted]);
  expect(await listed({ priceEnd: 23_000 })).toEqual([calm]);
  expect(await listed({ priceStart: 24_000 })).toEqual([wanted]);
  expect(await listed({ deal: 'buy' })).toEqual([calm]);
  const { data, facets } = await server.ask(listOffers, { query: { spotlight: '1', page: 1 } });
  expect(data.find(({ codigo }) => codigo === wanted)?.price).toBe(25_000);
  expect(facets?.deals.buy).toBe(data.filter(({ codigo }) => codigo !== wanted).length);
});

test('a bid of exactly the price takes it out of what can be bought at once, rule 0.29', async () => {
  const { wanted, calm, listed } = await twoOffers();
  expect(await listed({ deal: 'buy' })).toEqual([calm, wanted]);
  expect((await ana.bid(wanted, 20_000)).statusCode).toBe(201);
  expect(await listed({ deal: 'buy' })).toEqual([calm]);
});

test('of a profile with a price of its own that bidding has passed too, C-41, S-21', async () => {
  const { wanted, calm, listed } = await twoOffers(1_500_000);
  const account = await buildAccount(server.deps.database, { profileCode: 5 });
  const dealer = (await buildSession(server.deps, account.id)).headers;
  expect(await listed({ deal: 'buy' }, dealer)).toEqual([calm, wanted]);
  expect((await ana.bid(wanted, 14_000)).statusCode).toBe(201);
  expect((await bia.bid(wanted, 16_000)).statusCode).toBe(201);
  expect(await listed({ deal: 'buy' }, dealer)).toEqual([calm]);
  expect(await listed({ priceStart: 15_500, priceEnd: 16_500 }, dealer)).toEqual([wanted]);
  expect(await listed({ priceStart: 19_500, priceEnd: 20_500 })).toEqual([wanted]);
});

test('favourites follow the same price, C-41, FAVR-01', async () => {
  const { wanted } = await twoOffers();
  const { headers } = await buildSession(server.deps, bia.id);
  await server.ask(toggleFavourite, { body: { codigoOferta: wanted } }, headers);
  expect((await ana.bid(wanted, 25_000)).statusCode).toBe(201);
  const marked = async (query: Record<string, string | number>) =>
    (await server.ask(listFavourites, { query }, headers)).data.map(({ codigo }) => codigo);
  expect(await marked({ priceEnd: 23_000 })).toEqual([]);
  expect(await marked({ deal: 'buy' })).toEqual([]);
  expect(await marked({ priceStart: 24_000 })).toEqual([wanted]);
});
