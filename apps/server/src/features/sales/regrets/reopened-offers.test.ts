import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';

const HOUR = 3_600_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { buyNowCents: 4_590_000, ...given });
const buy = (by: Buyer, code: number, key?: string) =>
  by.post(
    '/compreja',
    { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const ways = [
  [
    'cancelled at once',
    (by: Buyer, code: number, key?: string) =>
      by.post(
        '/offer/cancelCompra',
        { cdOfrta: code, cdJustf: 1, obsJustf: null },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
  ],
  [
    'regretted',
    (by: Buyer, code: number, key?: string) =>
      by.post(
        '/offer/arrependimento',
        { cdOfrta: code },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
  ],
] as const;
const rowOf = async (by: Buyer, code: number) =>
  listMyOffers.success.schema
    .parse((await by.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === code);
const purchases = (code: number) =>
  server.deps.database.rows<{ account_id: number; standing: boolean }>(
    {
      name: 'test.purchases',
      text: 'select account_id, cancelled_at is null as standing from purchase where offer_code = $1 order by code',
    },
    [code],
  );

describe.each(ways)('an immediate purchase that is %s before the end, rule 0.28', (how, undo) => {
  it('opens the offer again with price and leader as they stood, a day at least from its end', async () => {
    const code = await offer();
    await bia.bid(code, 12_000);
    await buy(ana, code);
    server.clock.advance(60_000);
    expect((await undo(ana, code)).statusCode).toBe(200);
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    expect(auction.lines.slice(0, 2)).toEqual(['L 1200000', 'F 4590000']);
    const row = await server.deps.database.row(
      {
        name: 'test.auction',
        text: 'select o.status, a.open, a.leader_id, a.price_cents, a.end_at from auction a join offer o on o.code = a.offer_code where o.code = $1',
      },
      [code],
    );
    expect(row).toEqual({
      status: 'A',
      open: true,
      leader_id: bia.id,
      price_cents: 1_200_000,
      end_at: server.clock.now() + 24 * HOUR,
    });
    expect(await rowOf(bia, code)).toMatchObject({ winner: '', statusOferta: 'A' });
    expect((await (await buildBuyer(server)).bid(code, 13_000)).statusCode).toBe(201);
  });

  it('is over: sent again it answers the same, and buying again is a purchase of its own, rule 0.36', async () => {
    const code = await offer();
    for (let count = 0; count < 2; count += 1) {
      const first = await buy(ana, code, 'buy');
      expect(first.statusCode).toBe(201);
      expect((await buy(ana, code, 'buy')).json()).toEqual(first.json());
      const undone = await undo(ana, code, 'undo');
      expect(undone.statusCode).toBe(200);
      expect((await undo(ana, code, 'undo')).json()).toEqual(undone.json());
    }
    const gone = { account_id: ana.id, standing: false };
    expect(await purchases(code)).toEqual([gone, gone]);
  });

  it('leaves its buyer free to deal on the offer like anybody, and their row shows that', async () => {
    const code = await offer();
    await buy(ana, code);
    await undo(ana, code);
    expect(await rowOf(ana, code)).toMatchObject({ winner: 'W', tipoUltimoLance: 'B' });
    server.clock.advance(60_000);
    expect((await ana.bid(code, 12_000)).statusCode).toBe(201);
    expect(await rowOf(ana, code)).toMatchObject({
      winner: '',
      tipoUltimoLance: 'L',
      statusOferta: 'A',
      dataCancelada: null,
      arrependimento: how === 'regretted' ? expect.objectContaining({ situacao: 'feito' }) : null,
    });
  });

  it('stays used in the allowance of the month, so that the fourth is refused', async () => {
    for (let count = 0; count < 2; count += 1) {
      const code = await offer();
      await buy(ana, code);
      expect((await undo(ana, code)).statusCode).toBe(200);
    }
    const limits = (await ana.get('/usrio/limites')).json<object[]>();
    expect(limits).toContainEqual({ tipo: 'PODE_COMPRAR', valor: 1 });
  });

  it('ends without sale when the end has passed: no award follows, and the next bidder may be asked', async () => {
    const code = await offer();
    await bia.bid(code, 12_000);
    await buy(ana, code);
    server.clock.advance(2 * HOUR);
    expect((await undo(ana, code)).statusCode).toBe(200);
    expect(await rowOf(bia, code)).toMatchObject({ winner: 'N', statusOferta: 'E' });
    expect(await purchases(code)).toEqual([{ account_id: ana.id, standing: false }]);
    expect((await sales.post(`/admin/offers/${code}/second-chance`, {})).statusCode).toBe(201);
  });

  it('at the same moment as another purchase through two servers leaves one that stands, 25 times', async () => {
    const other = sales.through(await server.another());
    for (let round = 0; round < 25; round += 1) {
      const [one, two] = [await buildBuyer(server), await buildBuyer(server)];
      const code = await offer();
      await buy(one, code);
      const purchase = await purchaseOf(server, code);
      const actions = [
        () => undo(one, code),
        () => other.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' }),
        () => buy(two, code),
        () => bia.bid(code, 12_000),
      ];
      await Promise.all((round % 2 ? actions : actions.toReversed()).map((action) => action()));
      const all = await purchases(code);
      expect(all.filter(({ standing }) => standing).length).toBeLessThanOrEqual(1);
      expect(all[0]).toEqual({ account_id: one.id, standing: false });
      const auction = await readStoredAuction(server.deps.database, code);
      expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    }
  });
});
