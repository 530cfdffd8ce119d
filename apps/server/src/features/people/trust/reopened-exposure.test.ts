import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { reopen, undoneBeforeEnd } from '../../../../test/scenes/purchases/undone-before-end.ts';

let server: TestServer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const offer = () => buildAuctionedOffer(server.deps.database, server.clock.now());

/** An offer that was undone, with a leader of level 1 up to R$ 15.000,00, whose exposure elsewhere is `elsewhere` meanwhile. */
async function undone(elsewhere: number) {
  const leader = await buildBuyer(server, { identityVerified: false });
  const [beaten, buyer] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await undoneBeforeEnd(server, { sales, leader, beaten, buyer });
  expect((await leader.bid(await offer(), elsewhere)).statusCode).toBe(201);
  return { code, leader, beaten };
}

const leaderOf = async (code: number) =>
  (await readStoredAuction(server.deps.database, code)).stored.leader?.bidderId;

describe('an offer that is opened again, rule 0.28', () => {
  it('is led by who led it, as long as that fits into the limit', async () => {
    const { code, leader } = await undone(65_000);
    expect((await reopen(code, sales)).statusCode).toBe(200);
    expect(await leaderOf(code)).toBe(leader.id);
  });

  it('is led by the next one where it would go beyond the limit', async () => {
    const { code, beaten } = await undone(65_001);
    expect((await reopen(code, sales)).statusCode).toBe(200);
    expect(await leaderOf(code)).toBe(beaten.id);
  });

  it('and a bid of its leader elsewhere at the same moment never pass the limit together, 10 times', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { code, leader } = await undone(40_000);
      const [other, reply] = [await offer(), reopen(code, sales)];
      const [bid] = await Promise.all([leader.bid(other, 30_000), reply]);
      expect((await leaderOf(code)) === leader.id).toBe(bid.statusCode === 206);
    }
  });
});
