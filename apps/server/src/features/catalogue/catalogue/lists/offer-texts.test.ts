import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { OfferIndex } from '../index/offer-index.ts';
import { OfferTexts } from './offer-texts.ts';

const visitor = { profileCode: 7, accountId: null };

let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

/** The queries of a database, and the lists of codes that were read by them since the last time this was asked. */
function recorded(queries: Queries): { readonly queries: Queries; readonly taken: () => number[][] } {
  const lists: number[][] = [];
  return {
    queries: {
      ...queries,
      rows: (statement, parameters = []) => {
        const list = parameters.find((parameter) => Array.isArray(parameter));
        if (Array.isArray(list)) lists.push(list.map(Number));
        return queries.rows(statement, parameters);
      },
    },
    taken: () => lists.splice(0),
  };
}

test('an offer is read once, 25 of them at most at a time, and again only after it has changed, rule 0.37', async () => {
  const { database } = server.deps;
  const codes: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    codes.push(await server.offer({ title: `Oferta ${turn}`, auction: { baseCents: 1_000_000 } }));
  }
  const index = new OfferIndex({ queries: database, maxAgeMs: 0 });
  const { queries, taken } = recorded(database);
  const texts = new OfferTexts(queries, 300);
  const read = async () => texts.read(await index.current(), visitor, codes, server.clock.now());
  // What transactions beside it keep back is read a second time, and not a third.
  await index.current();
  await index.current();

  const before = await read();
  expect(taken()).toEqual([codes.slice(0, 25), codes.slice(25)]);
  expect(await read()).toEqual(before);
  expect(taken()).toEqual([]);

  const changed = codes[7] ?? 0;
  await database.run(
    {
      name: 'test.price',
      text: 'update auction set price_cents = 1234500, bid_count = 1 where offer_code = $1',
    },
    [changed],
  );
  const after = await read();
  expect(taken()).toEqual([[changed]]);
  expect(after.map((text, at) => text !== before[at])).toEqual(codes.map((code) => code === changed));
  expect(JSON.parse(after[7] ?? '')).toMatchObject({ codigo: changed });
});
