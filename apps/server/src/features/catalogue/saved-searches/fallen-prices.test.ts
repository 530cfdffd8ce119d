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
  const [, buyNowCents, bidCents, changed, expected] = given;
  const code = await server.offer({ buyNowCents, auction: { baseCents: 1_000_000 } });
  await change(code, [auction(`price_cents = ${bidCents}, bid_count = 1`)]);
  await change(code, ['delete from offer_to_match where offer_code = $1']);
  await change(code, [changed]);
  expect(await noted(code)).toEqual(expected);
});

/** Offers without bids; what they are before and after, and what they can be had for before. In centavos; no price to buy at once: 0. */
test.each<[string, [number, number], [number, number], number[]]>([
  ['less to open with and nothing that buys at once', [2_000_000, 1_000_000], [0, 800_000], [2_000_000]],
  ['nothing that bought for less than the opening value', [500_000, 1_000_000], [0, 800_000], []],
  ['what buys for more than it opened with', [0, 1_000_000], [1_500_000, 3_000_000], []],
  ['what buys for less than it opened with', [0, 1_000_000], [900_000, 3_000_000], [1_000_000]],
])(
  'one edit notes the price that was shown before, whatever it writes first: %s, rule 0.29',
  async (...given) => {
    const [, [buyNowCents, baseCents], [nextBuyNow, nextBase], expected] = given;
    const code = await server.offer({ buyNowCents, auction: { baseCents } });
    const edit = [
      offer(`buy_now_cents = ${nextBuyNow}`),
      auction(`base_cents = ${nextBase}, price_cents = ${nextBase}`),
    ];
    const back = [
      offer(`buy_now_cents = ${buyNowCents}`),
      auction(`base_cents = ${baseCents}, price_cents = ${baseCents}`),
    ];
    for (const changes of [edit, edit.toReversed()]) {
      await change(code, back);
      await change(code, ['delete from offer_to_match where offer_code = $1']);
      await change(code, changes);
      expect(await noted(code)).toEqual(expected);
    }
  },
);

/** In one transaction. */
async function change(code: number, texts: readonly string[]): Promise<void> {
  await server.deps.database.transact(async (transaction) => {
    for (const text of texts) {
      await transaction.run({ name: `test.${hash('sha256', text).slice(0, 16)}`, text }, [code]);
    }
  });
}

/** What it could be had for, by its notes that tell of less; null for a publication. */
async function noted(code: number): Promise<(number | null)[]> {
  const rows = await server.deps.database.rows<{ fell_from: number | null }>(
    {
      name: 'test.noted',
      text: `select n.fell_from from offer_to_match n join offer o on o.code = n.offer_code join auction a on a.offer_code = o.code
        where n.offer_code = $1
          and (n.fell_from is null or n.fell_from > price_to_have(o.buy_now_cents, a.price_cents, a.bid_count))`,
    },
    [code],
  );
  return rows.map((row) => row.fell_from);
}
