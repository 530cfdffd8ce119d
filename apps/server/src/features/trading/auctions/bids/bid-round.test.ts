import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDealer } from '../../../../../test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import type { BidRequest } from './bid-request.ts';
import { placeBidRound } from './bid-round.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const request = (accountId: number, offerCode: number, amount: number): BidRequest => ({
  accountId,
  offerCode,
  key: null,
  bodyHash: createHash('sha256').update(`${offerCode} ${amount}`).digest(),
  arrivedAt: server.clock.now(),
  problem: null,
  amount,
  automatic: false,
  terms: { freight: 'N', addressCode: null, referrerId: null },
});

it('answers each bidder of a round by what is known of themselves, also when an account has just gone', async () => {
  const { database } = server.deps;
  const code = await buildAuctionedOffer(database, server.clock.now());
  const gone = 99_999_999;
  const blocked = await buildDealer(database, { profileCode: 6 });
  await database.run(
    {
      name: 'test.take-away',
      text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_DAR_LANCE', -2, $2)`,
    },
    [blocked.id, new Date(server.clock.now() + 1000)],
  );
  const free = await buildDealer(database);
  const outcomes = await placeBidRound(server.deps, [
    request(gone, code, 1_200_000),
    request(blocked.id, code, 1_300_000),
    request(free.id, code, 1_400_000),
  ]);
  expect(outcomes).toMatchObject([
    { code: 'not-signed-in' },
    { code: 'limit-reached' },
    { status: 201, reply: { data: { valorLeilao: 14_000 } } },
  ]);
});

it('counts places that are won and lost in the same round, S-05', async () => {
  const { database } = server.deps;
  const offer = () => buildAuctionedOffer(database, server.clock.now());
  const [first, second, third] = [await offer(), await offer(), await offer()];
  // Two places.
  const ana = await buildDealer(database, { profileCode: 6 });
  const bia = await buildDealer(database);
  await placeBidRound(server.deps, [request(ana.id, first, 1_100_000)]);
  const outcomes = await placeBidRound(server.deps, [
    request(ana.id, second, 1_100_000),
    request(ana.id, third, 1_100_000),
  ]);
  expect(outcomes).toMatchObject([{ status: 201 }, { code: 'limit-reached' }]);
  const fourth = await offer();
  const freed = await placeBidRound(server.deps, [
    request(bia.id, first, 1_200_000),
    request(ana.id, fourth, 1_100_000),
  ]);
  expect(freed).toMatchObject([{ status: 201 }, { status: 201 }]);
});

it('counts what is won and lost in the same round by its amounts too, rule 0.26', async () => {
  const { database } = server.deps;
  const offer = () => buildAuctionedOffer(database, server.clock.now());
  const [first, second, third] = [await offer(), await offer(), await offer()];
  // R$ 80,000.
  const ana = await buildDealer(database, { identityVerified: false });
  const bia = await buildDealer(database);
  const outcomes = await placeBidRound(server.deps, [
    request(ana.id, first, 5_000_000),
    request(ana.id, second, 3_000_001),
    request(ana.id, third, 3_000_000),
  ]);
  expect(outcomes).toMatchObject([{ status: 201 }, { code: 'exposure-unverified' }, { status: 201 }]);
  const freed = await placeBidRound(server.deps, [
    request(bia.id, first, 5_100_000),
    request(ana.id, second, 5_000_000),
  ]);
  expect(freed).toMatchObject([{ status: 201 }, { status: 201 }]);
});
