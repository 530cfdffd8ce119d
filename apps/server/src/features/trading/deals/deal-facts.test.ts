import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { dealFacts } from './deal-facts.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tables that are known to be empty are read whole by any plan that may. */
const count = { name: 'test.count', text: 'analyze idempotency, participation, purchase, strike' } as const;

const read = {
  name: 'test.read',
  text: `select relname as name, seq_scan::int as whole from pg_stat_xact_user_tables
    where relname in ('account', 'auction', 'idempotency', 'participation', 'purchase', 'strike') and seq_scan > 0`,
} as const;

it('finds by its key what decides a deal, also in tables that are still empty when it is planned', async () => {
  const { database, clock, config } = server.deps;
  const buyer = await buildBuyer(server);
  const offerCode = await buildAuctionedOffer(database, clock.now());
  const question = { offerCode, accountId: buyer.id, key: 'a1', addressCode: buyer.addressCode };
  const now = clock.now();
  const times = { now, monthStart: now, strikes: config.rules.strikes };
  await database.run(count);
  const whole = await database.transact(async (transaction) => {
    const [facts] = await dealFacts(transaction, [question], times);
    expect([facts?.address_known, facts?.open_leads, facts?.last_at]).toEqual([true, 0, null]);
    return transaction.rows<{ name: string; whole: number }>(read);
  });
  expect(whole).toEqual([]);
  const [plain] = await database.rows<{ enable_seqscan: string }>({
    name: 'test.shown',
    text: 'show enable_seqscan',
  });
  expect(plain?.enable_seqscan).toBe('on');
});
