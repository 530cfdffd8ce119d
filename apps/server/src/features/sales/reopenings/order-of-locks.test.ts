import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { builtBankData as bank } from '../../../../test/builders/bank-data.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { buyAtOnce } from '../../../../test/scenes/purchases/undone-before-end.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
  });
});
afterAll(() => server.close());

const waiting = async () =>
  (
    await server.deps.database.row<{ waiting: boolean }>({
      name: 'test.waits-for-account',
      text: `select count(*) > 0 as waiting from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
    })
  )?.waiting === true;

it.each([
  ['/offer/cancelCompra', { cdJustf: 1, obsJustf: null }],
  ['/offer/arrependimento', {}],
])(
  '%s holds no account while it waits for one before it in the order, rules 0.26, 0.28',
  async (path, body) => {
    const bidder = await buildBuyer(server);
    const buyer = await buildBuyer(server);
    expect(bidder.id).toBeLessThan(buyer.id);
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 3_000_000,
    });
    expect((await bidder.bid(code, 12_000)).statusCode).toBe(201);
    expect(await buyAtOnce(buyer, code)).toBe(201);
    const { call, free } = await server.deps.database.transact(async (transaction) => {
      // As a round of bids on other offers: the bidder first, then the buyer.
      await transaction.run(
        { name: 'test.lock', text: 'select pg_advisory_xact_lock(hashint8extended($1::bigint, 20))' },
        [bidder.id],
      );
      const sent = buyer.post(path, { cdOfrta: code, ...body, ...bank });
      while (!(await waiting()));
      const row = await transaction.row<{ free: boolean }>(
        {
          name: 'test.try-lock',
          text: 'select pg_try_advisory_xact_lock(hashint8extended($1::bigint, 20)) as free',
        },
        [buyer.id],
      );
      return { call: { sent }, free: row?.free };
    });
    expect(free).toBe(true);
    expect((await call.sent).statusCode).toBe(200);
    expect((await readStoredAuction(server.deps.database, code)).stored).toMatchObject({
      status: 'A',
      leader: { bidderId: bidder.id },
    });
  },
);
