import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { regretPurchase } from '@patio/contract/sales/regrets/regret-purchase.ts';
import { regretEnd } from '@patio/domain/sales/regrets/decide-regret.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { builtBankData as bank } from '../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { uncharged } from '../../../../test/state/booked.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

let server: TestServer;
let sales: StaffMember;
let finance: StaffMember;
let seller: Buyer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  seller = await buildBuyer(server, { staffRole: 'sales' });
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
});
beforeEach(async () => {
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

type Given = Parameters<typeof buildPurchasedOffer>[2];
const bought = (given: Given = {}, by = ana) => buildPurchasedOffer(server, by.id, given);
const regret = (cdOfrta: number, more: object = {}, by = ana) =>
  by.post('/offer/arrependimento', { cdOfrta, ...more });
const cancel = (cdOfrta: number, by = ana) =>
  by.post('/offer/cancelCompra', { cdOfrta, cdJustf: 1, obsJustf: null, ...bank });
const rowOf = async (offer: number, by = ana) =>
  listMyOffers.success.schema
    .parse((await by.get('/offer/myoffers')).json())
    .data.find(({ codigo }) => codigo === offer);
const text = async (recipient: string) =>
  (
    await server.deps.database.row<{ text: string }>(
      { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc limit 1' },
      [recipient],
    )
  )?.text;

describe('a consumer who regrets, rule 0.27', () => {
  it('undoes a purchase at once, without a strike, with a protocol, and all are notified', async () => {
    const offer = await bought({ status: 'L', columns: { origin: 'bid', payment_approved: true } });
    const [at, purchase_code] = [server.clock.now(), await purchaseOf(server, offer)];
    const reply = await expectOnlyChanged(server, () => regret(offer), {
      ...uncharged(1_200_000),
      purchase: { cancelled_at: [null, at], regretted_at: [null, at] },
      offer: { status: ['L', 'E'] },
      auction: {
        outcome: ['sold', 'defaulted'],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: expect.any(Array),
      },
      bid: added({ offer_code: offer, kind: 'F', bidder_id: null, value_cents: 0 }),
      cancellation: added({
        account_id: ana.id,
        purchase_code,
        regret: true,
        reason_code: null,
        outcome: 'done',
        bank_data: null,
        requested_at: at,
        answered_at: null,
        refunded_at: null,
      }),
      idempotency: added({ account_id: ana.id, status: 200 }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const { data } = regretPurchase.success.schema.parse(reply.json());
    expect(data).toMatchObject({ codigoCompra: purchase_code, valor: 12_000, devolucao: true });
    expect(data.protocolo).toMatch(/^ARR-2026-\d{6}-\d$/u);
    expect(await text(ana.email)).toContain(data.protocolo);
    expect(await text(ana.email)).toContain('Devolvemos tudo o que você pagou');
    await notifySellingSide(server);
    expect(await text(seller.email)).toContain(data.protocolo);
    expect(await rowOf(offer)).toMatchObject({
      winner: 'W',
      vendido10dias: false,
      arrependimento: { situacao: 'feito', em: data.em, protocolo: data.protocolo },
    });
  });

  it('gets all of their money back: finance finds it among what is due, and marks it', async () => {
    const offer = await bought({ columns: { payment_approved: true, payment_method: 'A' } });
    expect((await regret(offer, bank)).json()).toMatchObject({ data: { devolucao: true } });
    const due = (await sales.get(`/admin/refunds?oferta=${offer}`)).json<{ data: { codigo: number }[] }>()
      .data;
    expect(due).toMatchObject([
      { tipo: 'arrependimento', motivo: null, valor: 12_000, temDadosBancarios: true },
    ]);
    const marked = await finance.post(`/admin/cancellations/${due[0]?.codigo}/refunded`, {});
    expect(marked.statusCode).toBe(200);
    expect(await text(ana.email)).toContain('Enviamos de volta o que você pagou');
    expect(await text(ana.email)).toContain((await rowOf(offer))?.arrependimento?.protocolo);
    expect((await rowOf(offer))?.arrependimento).toMatchObject({
      devolucao: true,
      devolvidoEm: new Date(server.clock.now()).toISOString(),
    });
    expect((await sales.get(`/admin/refunds?oferta=${offer}`)).json()).toMatchObject({ data: [], total: 0 });
  });

  it('sends bank data whole or not at all', async () => {
    const offer = await bought();
    const { banco, ...rest } = bank;
    expect(banco).toBeDefined();
    await expectRefused(server, () => regret(offer, rest), 422);
    expect((await regret(offer)).json()).toMatchObject({ data: { devolucao: false } });
  });

  it('need not wait for an answer to their cancellation request, whose bank data goes along', async () => {
    const offer = await bought({ columns: { origin: 'bid', invoice_issued: true } });
    expect((await cancel(offer)).json()).toEqual({ data: 'AGUARDANDO' });
    expect((await regret(offer)).statusCode).toBe(200);
    const stored = await server.deps.database.rows(
      {
        name: 'test.both',
        text: `select outcome, regret, bank_data is not null as bank from cancellation where offer_code = $1 order by id`,
      },
      [offer],
    );
    expect(stored).toEqual([
      { outcome: 'regretted', regret: false, bank: false },
      { outcome: 'done', regret: true, bank: true },
    ]);
    const open = (await sales.get('/admin/cancellations')).json<{ data: { codigoOferta: number }[] }>().data;
    expect(open.filter(({ codigoOferta }) => codigoOferta === offer)).toEqual([]);
  });

  it('keeps a completed sale completed until the vehicle is back, and says who collects it', async () => {
    const offer = await bought({ status: 'X', columns: { finished_at: server.clock.now() } });
    expect((await regret(offer)).statusCode).toBe(200);
    expect(await text(ana.email)).toContain('retirada do veículo, sem custo');
    const row = await server.deps.database.row(
      { name: 'test.status', text: 'select status from offer where code = $1' },
      [offer],
    );
    expect(row).toEqual({ status: 'X' });
  });

  it('notifies the store that sells, without the address of the buyer', async () => {
    const { database } = server.deps;
    const store = await buildPartner(database, { store: 'loja-do-arrependimento' });
    const user = await buildBuyer(server, { partnerId: store });
    const offer = await bought();
    const sold = { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' };
    await database.run(sold, [offer, store]);
    await regret(offer);
    await notifySellingSide(server);
    const notified = await text(user.email);
    expect(notified).toContain('Não entregue o veículo');
    expect(notified).not.toContain(ana.email);
    expect((await user.get('/usrio/notif')).body).toContain('Compra desfeita por arrependimento');
  });
});

describe('the term of a regret', () => {
  it('is shown and holds to the millisecond, until the end of the seventh day after delivery', async () => {
    const before = await bought();
    expect((await rowOf(before))?.arrependimento).toEqual({
      situacao: 'possivel',
      ate: null,
      em: null,
      protocolo: null,
      devolucao: false,
      devolvidoEm: null,
      segundo: false,
    });
    const delivered = server.clock.now();
    const given = { status: 'X', columns: { finished_at: delivered } } as const;
    const [intime, late] = [await bought(given), await bought(given)];
    const end = regretEnd(delivered);
    expect((await rowOf(late))?.arrependimento).toMatchObject({ ate: new Date(end).toISOString() });
    server.clock.advance(end - delivered);
    expect((await regret(intime)).statusCode).toBe(200);
    server.clock.advance(1);
    const refused = await expectRefused(server, () => regret(late), 409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toMatch(/terminou em \d\d\/\d\d\/\d{4} 23:59/u);
    expect((await rowOf(late))?.arrependimento).toBeNull();
  });
});

describe('a regret is refused', () => {
  it('to businesses, to others, without a purchase, twice, and after the purchase was undone', async () => {
    for (const profileCode of [4, 5] as const) {
      const business = await buildBuyer(server, { profileCode });
      const offer = await bought({}, business);
      await expectRefused(server, () => regret(offer, {}, business), 409);
      expect((await rowOf(offer, business))?.arrependimento).toBeNull();
    }
    const offer = await bought();
    const otherUser = await buildBuyer(server);
    await expectRefused(server, () => regret(offer, {}, otherUser), 404);
    await expectRefused(server, () => regret(99_999_999), 404);
    const open = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await expectRefused(server, () => regret(open), 404);
    const once = await regret(offer);
    expect((await regret(offer)).json()).toEqual(once.json());
    server.clock.advance(11_000);
    await expectRefused(server, () => regret(offer), 409);
    const defaulted = await bought();
    const path = `/admin/purchases/${await purchaseOf(server, defaulted)}/default`;
    expect((await sales.post(path, { motivo: 'Não pagou no prazo.' })).statusCode).toBe(200);
    await expectRefused(server, () => regret(defaulted), 409);
  });

  it('where two private people deal', async () => {
    const owner = await buildBuyer(server, { document: '52998224725' });
    const offer = await bought();
    const text = 'update offer set owner_id = $2 where code = $1';
    await server.deps.database.run({ name: 'test.owned-by', text }, [offer, owner.id]);
    await expectRefused(server, () => regret(offer), 409);
    expect((await rowOf(offer))?.arrependimento).toBeNull();
  });

  it('where the house takes immediate purchases back alone, of what was won by bids', async () => {
    const narrow = await startTestServer({ REGRET: 'buy-now' });
    const buyer = await buildBuyer(narrow);
    const [won, once] = [
      await buildPurchasedOffer(narrow, buyer.id, { columns: { origin: 'bid' } }),
      await buildPurchasedOffer(narrow, buyer.id),
    ];
    expect((await regret(won, {}, buyer)).statusCode).toBe(409);
    expect((await regret(once, {}, buyer)).statusCode).toBe(200);
    await narrow.close();
  });
});
