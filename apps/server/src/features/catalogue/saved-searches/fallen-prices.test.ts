import { afterAll, beforeAll, expect, test } from 'vitest';
import { hash } from 'node:crypto';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { savedSearchScene } from '../../../../test/scenes/saved-search-scene.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
  await (await savedSearchScene(server).person()).save('brands=5&priceEnd=90000');
});
afterAll(() => server.close());

const auction = (change: string) => `update auction set ${change} where offer_code = $1`;
const offer = (change: string) => `update offer set ${change} where code = $1`;

/** Offers of bids from R$ 10.000 on, with one bid; where they can be bought at once, for R$ 20.000. Prices in centavos. */
test.each<[string, number, number, string, (number | null)[]]>([
  ['bids that are taken back', 0, 1_500_000, auction('price_cents = 1200000'), [1_500_000]],
  ['all bids taken back', 0, 1_500_000, auction('price_cents = 1000000, bid_count = 0'), [1_500_000]],
  ['a higher bid', 0, 1_500_000, auction('price_cents = 1600000, bid_count = 2'), []],
  ['bids taken back below what buys at once', 2_000_000, 1_500_000, auction('price_cents = 1200000'), []],
  ['bids taken back from above it', 2_000_000, 2_500_000, auction('price_cents = 1500000'), [2_500_000]],
  ['a bid above it', 2_000_000, 1_500_000, auction('price_cents = 2500000, bid_count = 2'), []],
  ['less to buy at once', 2_000_000, 1_500_000, offer('buy_now_cents = 1900000'), [2_000_000]],
  ['less than the bids', 2_000_000, 1_500_000, offer('buy_now_cents = 1400000'), [2_000_000]],
  ['nothing that buys at once any more', 2_000_000, 1_500_000, offer('buy_now_cents = 0'), [2_000_000]],
  ['more to buy at once', 2_000_000, 1_500_000, offer('buy_now_cents = 2100000'), []],
  ['a price to buy at once above the bids', 0, 1_500_000, offer('buy_now_cents = 2100000'), []],
  ['a later publication', 0, 1_500_000, offer('published_at = published_at + interval $$1h$$'), [null]],
])('a price that fell is noted with the one before, and no other: %s, rule 0.29', async (...given) => {
  const [, buyNowCents, bidCents, change, expected] = given;
  const code = await server.offer({ buyNowCents, auction: { baseCents: 1_000_000 } });
  const run = (text: string) =>
    server.deps.database.run({ name: `test.${hash('sha256', text).slice(0, 16)}`, text }, [code]);
  await run(auction(`price_cents = ${bidCents}, bid_count = 1`));
  await run('delete from offer_to_match where offer_code = $1');
  await run(change);
  const rows = await server.deps.database.rows<{ fell_from: number | null }>(
    { name: 'test.noted', text: 'select fell_from from offer_to_match where offer_code = $1' },
    [code],
  );
  expect(rows.map((row) => row.fell_from)).toEqual(expected);
});
