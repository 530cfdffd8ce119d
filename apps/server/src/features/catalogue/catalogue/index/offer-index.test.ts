import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { OfferIndex } from './offer-index.ts';

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
