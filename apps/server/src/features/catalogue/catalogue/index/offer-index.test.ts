import { shownPrice } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { OfferIndex } from './offer-index.ts';
import { hasBit } from './sets/bits.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

test('long runs of offers that nobody may see do not end the reading of those that come after', async () => {
  const { database } = server.deps;
  const partnerId = await buildPartner(database, { store: 'loja-fechada' });
  const open = [await server.offer({})];
  const closed: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) closed.push(await server.offer({ partnerId }));
  open.push(await server.offer({}));
  for (let turn = 0; turn < 3; turn += 1) closed.push(await server.offer({ publishedAt: null }));
  open.push(await server.offer({}));
  await database.run({ name: 'test.close', text: `update partner set status = 'suspended' where id = $1` }, [
    partnerId,
  ]);
  const index = new OfferIndex({ queries: database, maxAgeMs: 0, readAtOnce: 2 });
  const { columns } = await index.current();
  expect(open.map((code) => columns.slot(code) !== undefined)).toEqual([true, true, true]);
  expect(closed.map((code) => columns.slot(code))).toEqual(closed.map(() => undefined));
});

/** State of an offer after each change, as a process sees it that has been there all along. */
test.each<[string, number, { price_cents?: number; bid_count?: number }]>([
  ['a bid beside a price to buy at once', 2_000_000, { price_cents: 1_100_000, bid_count: 2 }],
  ['a bid that passes the price to buy at once', 2_000_000, { price_cents: 2_500_000, bid_count: 2 }],
  ['a bid on an offer for bids alone', 0, { price_cents: 1_100_000, bid_count: 2 }],
  ['a bid that is taken back', 0, { price_cents: 1_000_000 }],
  ['the last bid that is taken back', 0, { bid_count: 0 }],
])('the index sees %s, C-41, SORT-05, rule 0.29', async (_name, buyNowCents, change) => {
  const { database } = server.deps;
  const code = await server.offer({ buyNowCents, auction: { baseCents: 1_000_000 } });
  const set = (row: object) =>
    database.run(
      {
        name: `test.set-${Object.keys(row).join('-')}`,
        text: `update auction set ${Object.keys(row)
          .map((name, at) => `${name} = $${at + 2}`)
          .join(', ')} where offer_code = $1`,
      },
      [code, ...Object.values(row)],
    );
  await set({ price_cents: 1_050_000, bid_count: 1 });
  const index = new OfferIndex({ queries: database, maxAgeMs: 0 });
  // What transactions beside it keep back is read a second time, and not a third.
  await index.current();
  await index.current();
  await set(change);
  const standing = async (seen: OfferIndex) => {
    const { columns } = await seen.current();
    const slot = columns.slot(code) ?? -1;
    const { deals } = columns;
    return [deals.auctionPrice.at(slot), deals.priceFor(7)(slot), hasBit(deals.set('hasBid'), slot)];
  };
  const { price_cents: price = 1_050_000, bid_count: bids = 1 } = change;
  const shown = shownPrice(buyNowCents, price, bids > 0);
  expect(await standing(index)).toEqual([price, shown, bids > 0]);
  expect(await standing(new OfferIndex({ queries: database, maxAgeMs: 0 }))).toEqual([
    price,
    shown,
    bids > 0,
  ]);
});
