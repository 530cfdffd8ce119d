import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let dealer: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
});
beforeEach(async () => {
  dealer = await buildBuyer(server, { profileCode: 5 });
});
afterAll(() => server.close());

const cancel = async (by: Buyer, columns: Record<string, string> = {}) => {
  const offer = await buildPurchasedOffer(server, by.id, { columns });
  const reply = await by.post('/offer/cancelCompra', { cdOfrta: offer, cdJustf: 1, obsJustf: null });
  return reply.json<{ data: string }>().data;
};
const strikes = async (by: Buyer) =>
  (await sales.get(`/admin/accounts/${by.id}/strikes`)).json<{
    data: { codigo: number; motivo: string; conta: boolean }[];
  }>().data;

describe('two purchases that a business cancels at once within thirty days, rule 0.28', () => {
  it.each([[4], [5]] as const)(
    'are a strike for profile %i: told, and taken back by the sales team',
    async (profileCode) => {
      const by = await buildBuyer(server, { profileCode });
      await cancel(by);
      expect(await strikes(by)).toEqual([]);
      server.clock.advance(30 * DAY - 1);
      expect(await cancel(by)).toBe('CANCELADO');
      const [strike, ...others] = await strikes(by);
      expect(others).toEqual([]);
      expect(strike).toMatchObject({
        motivo: 'Dois cancelamentos imediatos de compras em 30 dias.',
        conta: true,
      });
      const mail = await server.deps.database.row<{ text: string }>(
        {
          name: 'test.mail',
          text: `select text from mail where recipient = $1 and subject like 'Registro por cancelamentos seguidos%'`,
        },
        [by.email],
      );
      expect(mail?.text).toContain('1 de 3');
      expect(mail?.text).toContain('pode retirar o registro');
      const path = `/admin/accounts/${by.id}/strikes/${strike?.codigo}`;
      expect((await sales.remove(path, { motivo: 'Engano da nossa parte.' })).statusCode).toBe(204);
    },
  );

  it('count once each: the third starts again, also after the strike was taken back', async () => {
    for (let count = 0; count < 3; count += 1) {
      await cancel(dealer);
      server.clock.advance(1000);
    }
    expect(await strikes(dealer)).toHaveLength(1);
    await cancel(dealer);
    expect(await strikes(dealer)).toHaveLength(2);
  });

  it('are none thirty days apart, by a consumer, or where the sales team decides', async () => {
    await cancel(dealer);
    server.clock.advance(30 * DAY);
    await cancel(dealer);
    expect(await strikes(dealer)).toEqual([]);
    const consumer = await buildBuyer(server, { profileCode: 7 });
    for (let count = 0; count < 3; count += 1) await cancel(consumer);
    expect(await strikes(consumer)).toEqual([]);
    const other = await buildBuyer(server, { profileCode: 4 });
    for (let count = 0; count < 2; count += 1)
      expect(await cancel(other, { origin: 'bid' })).toBe('AGUARDANDO');
    expect(await strikes(other)).toEqual([]);
  });

  it('are one strike when both come at the same moment through two servers, twenty times', async () => {
    const other = await server.another();
    for (let round = 0; round < 20; round += 1) {
      const by = await buildBuyer(server, { profileCode: 5 });
      const { headers } = await buildSession(server.deps, by.id);
      const [one, two] = [await buildPurchasedOffer(server, by.id), await buildPurchasedOffer(server, by.id)];
      const replies = await Promise.all([
        by.post('/offer/cancelCompra', { cdOfrta: one, cdJustf: 1, obsJustf: null }),
        other.inject({
          method: 'POST',
          url: '/api/offer/cancelCompra',
          headers,
          payload: { cdOfrta: two, cdJustf: 1, obsJustf: null },
        }),
      ]);
      expect(replies.map((reply) => reply.json<object>())).toEqual([
        { data: 'CANCELADO' },
        { data: 'CANCELADO' },
      ]);
      expect(await strikes(by)).toHaveLength(1);
    }
  });
});

describe('the allowance of the month', () => {
  it('stays used by what its user cancelled at once, LIMT-04, rule 0.28', async () => {
    const buyer = await buildBuyer(server);
    for (let count = 0; count < 3; count += 1) {
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
        buyNowCents: 4_590_000,
      });
      const terms = { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
      expect((await buyer.post('/compreja', terms)).statusCode).toBe(201);
      const reply = await buyer.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
      expect(reply.json()).toEqual({ data: 'CANCELADO' });
    }
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 4_590_000,
    });
    const terms = { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
    const refused = await expectRefused(server, () => buyer.post('/compreja', terms), 206);
    expect(refused.json()).toMatchObject({ tipo: 'PODE_COMPRAR' });
  });
});
