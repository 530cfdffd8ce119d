import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  buyAtOnce,
  faultsOf,
  reopen,
  subjectsTo,
  undoPurchase,
} from '../../../../test/scenes/purchases/undone-before-end.ts';

let server: TestServer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);

/** An offer led over a bid of level 1 up to R$ 15.000,00 and one of R$ 12.000,00, whose second bidder meanwhile has an exposure of `elsewhere`. */
async function overtaken(elsewhere: number, given = {}) {
  const second = await buildBuyer(server, { identityVerified: false });
  const [third, leader] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await offer(given);
  await second.bid(code, 15_000, { automatic: true });
  await third.bid(code, 12_000);
  expect((await leader.bid(code, 20_000)).statusCode).toBe(201);
  const stand = async () => {
    expect((await second.bid(await offer(), elsewhere)).statusCode).toBe(201);
  };
  return { code, second, third, leader, stand };
}

const annul = (code: number, leader: Buyer) =>
  sales.post(`/admin/offers/${code}/annul`, {
    usuario: leader.id,
    motivo: 'engano',
    nota: 'Pediu por telefone.',
  });

async function stored(code: number) {
  const auction = await readStoredAuction(server.deps.database, code);
  expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
  expect(await faultsOf(server, code)).toEqual([]);
  return auction.stored;
}

describe('a lead that comes back because the bids above it fell, rules 0.26, 0.34', () => {
  it('is given where it fits into the limit', async () => {
    const { code, second, leader, stand } = await overtaken(65_000);
    await stand();
    expect((await annul(code, leader)).statusCode).toBe(200);
    expect((await stored(code)).leader?.bidderId).toBe(second.id);
  });

  it('goes to the next one where it would go beyond the limit, and the bidder is notified why', async () => {
    const { code, second, third, leader, stand } = await overtaken(65_001);
    await stand();
    const reply = await annul(code, leader);
    expect(reply.json()).toMatchObject({ data: { valorLeilao: 12_000, lances: 1, liderMudou: true } });
    expect(await stored(code)).toMatchObject({ price: 1_200_000, leader: { bidderId: third.id } });
    expect((await subjectsTo(server, second))[0]).toBe('Seus lances deixaram de valer');
    expect((await subjectsTo(server, third))[0]).toBe('Seu lance voltou a liderar');
    const ledger = await server.app.inject({ url: `/api/offer/${code}/ledger` });
    expect(ledger.json<{ entradas: object[] }>().entradas.at(-1)).toMatchObject({
      tipo: 'Z',
      motivo: 'limite',
    });
  });

  it('is asked for when bids are taken back as well', async () => {
    const { code, second, third, leader, stand } = await overtaken(65_001, { buyNowCents: 3_000_000 });
    expect(await buyAtOnce(await buildBuyer(server), code)).toBe(201);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    await stand();
    const reply = await leader.post(`/offer/${code}/desistencia`, {});
    expect(reply.json()).toMatchObject({ data: { valorLeilao: 12_000, lances: 1 } });
    expect((await stored(code)).leader?.bidderId).toBe(third.id);
    expect((await subjectsTo(server, second))[0]).toBe('Seus lances deixaram de valer');
  });

  it('and a bid elsewhere at the same moment never pass the limit together, 10 times', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { code, second, leader, stand } = await overtaken(40_000);
      await stand();
      const [other, reply] = [await offer(), annul(code, leader)];
      const [bid] = await Promise.all([second.bid(other, 30_000), reply]);
      expect((await stored(code)).leader?.bidderId === second.id).toBe(bid.statusCode === 206);
    }
  });
});
