import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildDelivery, type DeliveryScene } from '../../../../test/scenes/purchases/delivery-scene.ts';
import { added, expectOnlyChanged, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { proposeDefaultsJob } from '../../finance/defaults/public.ts';

const DAY = 86_400_000;
let server: TestServer;
let staff: StaffMember;
let finance: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  // A bank that nothing here asks: with it, the page says what is to be paid.
  const bank = 'http://127.0.0.1:9/api/v2';
  server = await startTestServer({
    PIX_API_URL: bank,
    PIX_TOKEN_URL: bank,
    PIX_CLIENT_ID: 'patio',
    PIX_CLIENT_SECRET: 'segredo',
    PIX_KEY: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  });
  staff = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
});
beforeEach(async () => {
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const propose = async (sold: DeliveryScene) =>
  expect((await sold.move(staff, 'propor', { valor: 1850, texto: '' })).statusCode).toBe(200);

const agree = async (sold: DeliveryScene) => {
  await propose(sold);
  return sold.answer('aceitar');
};

/** Records that a charge of a purchase was paid in full. */
const pay = async ({ code }: DeliveryScene, kind: 'price' | 'freight', valor: number) => {
  const charge = await server.deps.database.row<{ code: number; payer: string }>(
    {
      name: 'test.freight-charge',
      text: `select h.code, trim(a.name || ' ' || a.surname) as payer from charge h join purchase p on p.code = h.purchase_code
        join account a on a.id = p.account_id where h.purchase_code = $1 and h.kind = $2`,
    },
    [code, kind],
  );
  const reply = await finance.post(`/admin/charges/${charge?.code}/receipts`, {
    valor,
    dia: dayOf(server.clock.now()),
    pagador: charge?.payer,
    documentoPagador: null,
    referencia: `TED ${kind} ${code}`,
  });
  expect(reply.statusCode).toBe(201);
};

const approved = async ({ code }: DeliveryScene) =>
  (await ana.get(`/usrio/compras/${code}`)).json<{ data: { pagamento: { aprovado: boolean } } }>().data
    .pagamento.aprovado;

/** What the page of the purchase asks its buyer to pay, and by Pix. */
const asked = async ({ code }: DeliveryScene) => {
  type Charge = { tipo: string; aberto: number; posterior: boolean };
  const charges = await ana.get(`/usrio/compras/${code}/cobrancas`);
  const pix = await ana.get(`/usrio/compras/${code}/pix`);
  return {
    cobrancas: charges
      .json<{ data: { cobrancas: Charge[] } }>()
      .data.cobrancas.map(({ tipo, aberto, posterior }) => [tipo, aberto, posterior]),
    pix: pix
      .json<{ data: { cobrancas: { tipo: string; emAberto: number }[] } }>()
      .data.cobrancas.map(({ tipo, emAberto }) => [tipo, emAberto]),
  };
};

it('a paid freight is the turn of who sells, whatever is owed of the price', async () => {
  const sold = await buildDelivery(server, ana);
  await agree(sold);
  type Next = { readonly quem: string };
  const turns = async () => {
    const list = await ana.get('/offer/myoffers');
    const page = await ana.get(`/usrio/compras/${sold.code}`);
    const office = await staff.get(`/admin/purchases/${sold.code}`);
    return [
      list.json<{ data: { proximo: Next }[] }>().data[0]?.proximo.quem,
      page.json<{ data: { proximo: Next } }>().data.proximo.quem,
      office.json<{ data: { proximo: Next } }>().data.proximo.quem,
      (await sold.shown()).quem,
    ];
  };
  expect(await turns()).toEqual(['comprador', 'comprador', 'comprador', 'comprador']);
  await pay(sold, 'freight', 1850);
  expect(await turns()).toEqual(['vendedor', 'vendedor', 'vendedor', 'vendedor']);
});

it('a freight that is agreed after an approval by hand is asked for alone, and takes no approval back', async () => {
  const sold = await buildDelivery(server, ana, { status: 'V' });
  await propose(sold);
  const accepted = await expectOnlyChanged(server, () => sold.answer('aceitar'), {
    delivery: expect.objectContaining({ state: ['proposta', 'combinada'] }),
    delivery_event: added({ step: 'aceitar', side: 'buyer' }),
    // The price stays as it was agreed, and approved.
    purchase: { costs: expect.anything() },
    charge: added({ kind: 'freight', amount_cents: 185_000, origin: 'staff' }),
    book_transaction: added({ kind: 'charge' }),
    book_entry: [added({ amount_cents: -185_000 }), added({ amount_cents: 185_000 })],
    notification: [noticeTo(ana.id), noticeTo(staff.id)],
    mail: [mailTo(ana.email), mailTo(staff.email)],
  });
  expect(accepted.statusCode).toBe(200);
  expect(await approved(sold)).toBe(true);
  expect(await sold.shown()).toMatchObject({ pago: false, quem: 'comprador' });
  expect(await asked(sold)).toEqual({
    cobrancas: [
      ['preco', 12_000, false],
      ['frete', 1850, true],
    ],
    pix: [['frete', 1850]],
  });
  // Long after the price was due nobody is told that the purchase is not paid.
  server.clock.advance(60 * DAY);
  await expectOnlyChanged(server, () => proposeDefaultsJob(server.deps).run(), {});
  await pay(sold, 'freight', 1850);
  expect(await approved(sold)).toBe(true);
  expect(await sold.shown()).toMatchObject({ pago: true, quem: 'vendedor' });
  expect((await asked(sold)).pix).toEqual([]);
});

it('a freight that is agreed after everything was paid takes the approval back until it is paid too', async () => {
  const sold = await buildDelivery(server, ana, { status: 'V' });
  await pay(sold, 'price', 12_000);
  expect(await approved(sold)).toBe(true);
  server.clock.advance(1);
  expect((await agree(sold)).statusCode).toBe(200);
  expect(await approved(sold)).toBe(false);
  expect((await asked(sold)).pix).toEqual([['frete', 1850]]);
  await pay(sold, 'freight', 1850);
  expect(await approved(sold)).toBe(true);
});

it('an approval by hand after the freight was agreed covers it', async () => {
  const sold = await buildDelivery(server, ana);
  await agree(sold);
  const order = { notaFiscal: false, formaPagamento: 'A' };
  const save = async (pagamentoAprovado: boolean) => {
    const page = await staff.get(`/admin/purchases/${sold.code}`);
    const { versao } = page.json<{ data: { versao: number } }>().data;
    return staff.put(`/admin/purchases/${sold.code}/order`, { ...order, pagamentoAprovado, versao });
  };
  expect((await save(false)).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await save(true)).statusCode).toBe(200);
  expect(await sold.shown()).toMatchObject({ pago: true, quem: 'vendedor' });
  expect((await asked(sold)).pix).toEqual([]);
});
