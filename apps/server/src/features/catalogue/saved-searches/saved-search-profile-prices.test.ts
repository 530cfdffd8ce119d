import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OfferTraits } from '../../../../test/builders/offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { savedSearchScene } from '../../../../test/scenes/saved-search-scene.ts';

let server: CatalogueServer;
let scene: ReturnType<typeof savedSearchScene>;

beforeAll(async () => {
  server = await startCatalogueServer();
  scene = savedSearchScene(server);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.deps.database.run({ name: 'test.forget', text: 'delete from saved_search' });
  await server.deps.database.run({ name: 'test.forget-news', text: 'delete from offer_to_match' });
});

test('a price that falls for one profile alone is news to that profile only, and to nobody when it stays', async () => {
  const { again, person, work } = scene;
  const [dealer, company, ana] = [
    await person({ profileCode: 5 }),
    await person({ profileCode: 4 }),
    await person(),
  ];
  const traits = (dealerCents: number | null, buyNowCents = 9_500_000): OfferTraits => ({
    buyNowCents,
    vehicles: [{ brandCode: 5 }],
    profilePrices: dealerCents === null ? [] : [{ profileCode: 5, buyNowCents: dealerCents }],
  });
  const news = async () => [await dealer.news(), await company.news(), await ana.news()];
  const [code, steady, first] = [
    await server.offer(traits(9_400_000)),
    await server.offer(traits(8_000_000)),
    await server.offer(traits(null)),
  ];
  for (const { save } of [dealer, company, ana]) await save('brands=5&priceEnd=90000');
  await again(steady, traits(8_000_000, 9_400_000));
  await again(steady, traits(7_900_000, 9_400_000));
  await work();
  expect(await news()).toEqual([[0], [0], [0]]);
  await again(code, traits(8_900_000));
  await work();
  expect(await news()).toEqual([[1], [0], [0]]);
  await again(first, traits(8_500_000));
  await work();
  expect(await news()).toEqual([[2], [0], [0]]);
});

test('a price that only all others pay less is no news to a profile with a price of its own, until it loses that', async () => {
  const { again, person, work } = scene;
  const [dealer, ana] = [await person({ profileCode: 5 }), await person()];
  const own = { profilePrices: [{ profileCode: 5 as const, buyNowCents: 9_500_000 }] };
  const traits: OfferTraits = { vehicles: [{ brandCode: 5 }], buyNowCents: 9_800_000, ...own };
  const code = await server.offer(traits);
  for (const { save } of [dealer, ana]) await save('brands=5&priceEnd=90000');
  await again(code, { ...traits, buyNowCents: 8_800_000 });
  await work();
  expect([await dealer.news(), await ana.news()]).toEqual([[0], [1]]);
  await again(code, { ...traits, buyNowCents: 8_800_000, profilePrices: [] });
  await work();
  expect([await dealer.news(), await ana.news()]).toEqual([[1], [1]]);
});

test('who loses a price of their own in the edit that lowers that of all pays more, which is no news', async () => {
  const { again, person, work } = scene;
  const [dealer, ana] = [await person({ profileCode: 5 }), await person()];
  const traits: OfferTraits = { vehicles: [{ brandCode: 5 }], buyNowCents: 9_800_000 };
  const code = await server.offer({ ...traits, profilePrices: [{ profileCode: 5, buyNowCents: 8_000_000 }] });
  for (const { save } of [dealer, ana]) await save('brands=5&priceEnd=90000');
  await again(code, { ...traits, buyNowCents: 8_800_000 });
  await work();
  expect([await dealer.news(), await ana.news()]).toEqual([[0], [1]]);
});
