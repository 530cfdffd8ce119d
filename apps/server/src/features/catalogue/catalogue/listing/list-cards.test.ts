import { listCards, listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { toggleFavourite } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { offerCard } from '@patio/contract/wire/offer.ts';
import { CARD_PHOTOS } from '@patio/domain/catalogue/catalogue/card-photos.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPhoto } from '../../../../../test/builders/offer.ts';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
  for (let n = 0; n < 9; n += 1) {
    await server.offer({
      title: `Oferta ${n}`,
      description: '<p>Uma descrição que nenhum cartão mostra.</p>',
      photos: Array.from({ length: n }, () => builtPhoto()),
      vehicles: n === 3 ? [{ usage: 10_000 }, { usage: 90_000 }] : [{ usage: n * 1000, colour: 'Branco' }],
    });
  }
});
afterAll(() => server.close());

const filter = { page: 1, limit: 5, order: 'MAIS_ANTIGOS', colors: 'Branco' } as const;

test('a list of cards is the list of offers with what a card shows, and no more', async () => {
  const whole = await server.ask(listOffers, { query: filter });
  const cards = await server.ask(listCards, { query: { ...filter, fields: 'card' } });
  const { data, ...counted } = whole;
  expect(cards).toEqual({
    ...counted,
    data: data.map((offer) => offerCard.parse({ ...offer, photos: offer.photos.slice(0, CARD_PHOTOS) })),
  });
  expect(cards.data.map(({ photos }) => photos.length)).toEqual([0, 1, 2, 4, 5]);
  const reply = await server.get('/offer?fields=card&limit=5');
  expect(reply.body).not.toMatch(/descrição|"placa"|"price"/);
});

test('cards by their codes are those of the offers', async () => {
  const { data } = await server.ask(listOffers, { query: filter });
  const codes = data.map(({ codigo }) => codigo).join(',');
  const cards = await server.ask(listCards, { query: { codes, fields: 'card' } });
  expect(cards.data).toEqual((await server.ask(listCards, { query: { ...filter, fields: 'card' } })).data);
});

test('cards carry the favourites of who asks', async () => {
  const { id } = await buildAccount(server.deps.database);
  const { headers } = await buildSession(server.deps, id);
  const query = { ...filter, fields: 'card' } as const;
  const [, second] = (await server.ask(listCards, { query })).data;
  await server.ask(toggleFavourite, { body: { codigoOferta: second?.codigoOferta ?? 0 } }, headers);
  const marked = async (own: Record<string, string>) =>
    (await server.ask(listCards, { query }, own)).data.map(({ favorite }) => favorite);
  expect(await marked(headers)).toEqual([false, true, false, false, false]);
  expect(await marked({})).toEqual([false, false, false, false, false]);
});

test('nothing is counted beside the total where a list does without', async () => {
  const reply = await server.ask(listCards, { query: { ...filter, fields: 'card', facets: '0' } });
  expect(reply).toMatchObject({ total: 8, page: 1, limit: 5 });
  expect(reply.facets).toBeUndefined();
});
