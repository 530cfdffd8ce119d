import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { byKeySettings } from '../../../platform/db/by-key-settings.ts';
import { openDatabase } from '../../../platform/db/database.ts';
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
  text: `select relname as name, seq_scan::int as whole, idx_tup_fetch::int as fetched from pg_stat_xact_user_tables
    where relname in ('account', 'auction', 'idempotency', 'participation', 'purchase', 'strike')`,
} as const;

const grow = {
  name: 'test.grow',
  text: `with reply as (
      insert into idempotency (account_id, key, body_hash, status, created_at)
      select $1, 'k' || n, '', 201, now() from generate_series(1, 100) n)
    insert into participation (account_id, offer_code, last_at, last_amount_cents, freight)
    select $1 + n, $2 + n, now(), 1, 'N' from generate_series(1, 100) n`,
} as const;

it('finds by its key what decides a deal, also by a plan that was made while the tables were empty', async () => {
  const { clock, config } = server.deps;
  const buyer = await buildBuyer(server);
  const offerCode = await buildAuctionedOffer(server.deps.database, clock.now());
  const question = { offerCode, accountId: buyer.id, key: 'a1', addressCode: buyer.addressCode };
  const now = clock.now();
  const times = { now, monthStart: now, strikes: config.rules.strikes };
  const deals = openDatabase({ url: config.database.url ?? '', max: 1, settings: byKeySettings });
  const ask = () =>
    deals.transact(async (transaction) => {
      const [facts] = await dealFacts(transaction, [question, question], times);
      expect([facts?.address_known, facts?.open_leads, facts?.last_at]).toEqual([true, 0, null]);
      return transaction.rows<{ name: string; whole: number; fetched: number | null }>(read);
    });
  try {
    await deals.run(count);
    expect((await ask()).filter(({ whole }) => whole > 0)).toEqual([]);
    await deals.run(grow, [buyer.id, offerCode]);
    const grown = (await ask()).filter(({ whole, fetched }) => whole > 0 || (fetched ?? 0) > 4);
    expect(grown).toEqual([]);
  } finally {
    await deals.close();
  }
});
