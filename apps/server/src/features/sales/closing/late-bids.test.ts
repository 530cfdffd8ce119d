import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import { closeDueAuctions } from './close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let code: number;
let end: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  ana = await buildBuyer(server);
  end = server.clock.now() + 60_000;
  code = await buildAuctionedOffer(server.deps.database, server.clock.now(), { endAt: end, softCloseMs: 0 });
});

/** Sends a bid a millisecond before the end, whose turn comes so many milliseconds after the end. */
async function bidThatWaits(afterEndMs: number) {
  server.clock.set(end - 1);
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = server.deps.database.transact(async (transaction) => {
    await transaction.row(
      { name: 'test.hold', text: 'select 1 from auction where offer_code = $1 for update' },
      [code],
    );
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const bid = ana.bid(code, 12_000);
  await untilLockWait(server.deps.database);
  server.clock.set(end + afterEndMs);
  release.resolve();
  await holding;
  return bid;
}

const status = async () =>
  server.deps.database.row(
    {
      name: 'test.status',
      text: `select o.status, (select count(*) from bid where offer_code = o.code and kind = 'L') as bids,
               (select max(account_id) from purchase where offer_code = o.code) as buyer from offer o where o.code = $1`,
    },
    [code],
  );

it('a bid that came before the end and whose turn comes after is recorded, and wins, rules 0.37', async () => {
  const reply = await bidThatWaits(1900);
  expect(reply.statusCode).toBe(201);
  await closeDueAuctions(server.deps);
  expect(await status()).toEqual({ status: 'A', bids: 1, buyer: null });
  server.clock.set(end + 2000);
  await closeDueAuctions(server.deps);
  expect(await status()).toEqual({ status: 'V', bids: 1, buyer: ana.id });
  const auction = await readStoredAuction(server.deps.database, code);
  expect(auction.chain).toBe('intact');
  expect(auction.replayed).toEqual(auction.stored);
});

it('a bid that waited longer than closing waits gets 503 and no record, rules 0.37', async () => {
  const reply = await bidThatWaits(2000);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
  expect(await status()).toEqual({ status: 'A', bids: 0, buyer: null });
});

it('a bid that comes after the end is refused, also while closing waits, rules 0.37', async () => {
  server.clock.set(end);
  expect((await ana.bid(code, 12_000)).statusCode).toBe(406);
  expect(await status()).toEqual({ status: 'A', bids: 0, buyer: null });
});

it('closing waits for two seconds and not longer, rules 0.37, S-08', async () => {
  server.clock.set(end + 1999);
  await closeDueAuctions(server.deps);
  expect(await status()).toMatchObject({ status: 'A' });
  server.clock.set(end + 2000);
  await closeDueAuctions(server.deps);
  expect(await status()).toMatchObject({ status: 'E' });
});
