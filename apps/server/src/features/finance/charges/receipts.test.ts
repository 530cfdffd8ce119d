import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getOwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { getPurchaseCharges } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { verifyBook } from '../book/public.ts';

let server: TestServer;
let finance: StaffMember;
let colleague: StaffMember;
let ana: Buyer;
let buyerName: string;
let purchase: number;
let charge: number;

beforeAll(async () => {
  server = await startTestServer();
  finance = await buildStaff(server, { staffRole: 'finance' });
  colleague = await buildStaff(server, { staffRole: 'finance' });
});
beforeEach(async () => {
  ana = await buildBuyer(server);
  purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
  charge = (await charges()).cobrancas[0]?.codigo ?? 0;
  const account = await server.deps.database.row<{ name: string }>(
    {
      name: 'test.payer-name',
      text: `select trim(name || ' ' || surname) as name from account where id = $1`,
    },
    [ana.id],
  );
  buyerName = account?.name ?? '';
});
afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(server.deps.database, (fault) => faults.push(fault));
  await server.close();
  // Whatever the tests did, the book is sound.
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const charges = async () =>
  getPurchaseCharges.success.schema.parse((await finance.get(`/admin/purchases/${purchase}/charges`)).json())
    .data;
let references = 0;
const pay = (valor: unknown, more: object = {}, by = finance) =>
  by.post(`/admin/charges/${charge}/receipts`, {
    valor,
    dia: dayOf(server.clock.now()),
    pagador: buyerName,
    documentoPagador: null,
    referencia: `TED ${(references += 1)}`,
    ...more,
  });
const approved = async () =>
  getOwnPurchase.success.schema.parse((await ana.get(`/usrio/compras/${purchase}`)).json()).data.pagamento
    .aprovado;

it('a part is paid, then all of it: the purchase follows, and both sides are notified', async () => {
  expect((await pay(5000)).statusCode).toBe(201);
  expect(await charges()).toMatchObject({ aberto: 7000, cobrancas: [{ situacao: 'parcial', aberto: 7000 }] });
  expect(await approved()).toBe(false);
  const at = server.clock.now();
  await expectOnlyChanged(server, () => pay(7000), {
    receipt: added({ charge_code: charge, amount_cents: 700_000, state: 'counted', recorded_by: finance.id }),
    book_transaction: added({ kind: 'receipt', charge_code: charge, by_id: finance.id }),
    book_entry: [added({ amount_cents: 700_000 }), added({ amount_cents: -700_000 })],
    purchase: {
      payment_approved: [null, true],
      payment_approved_at: [null, at],
      payment_method: [null, 'A'],
      version: [0, 1],
      edited_by: [null, finance.id],
      edited_at: [null, at],
      stage_due_at: expect.any(Array),
      invoice_issued: [null, false],
    },
    audit: [added({ action: 'record-receipt' }), added({ action: 'follow-payment' })],
    mail: [mailTo(ana.email), mailTo('vendas@patio.test')],
    notification: noticeTo(ana.id),
  });
  expect(await approved()).toBe(true);
  expect((await charges()).cobrancas).toMatchObject([{ situacao: 'paga', aberto: 0 }]);
});

it('more than the charge is owed back, and does not pay twice', async () => {
  await pay(13_000.5);
  expect((await charges()).cobrancas).toMatchObject([{ situacao: 'paga', aberto: 0, aDevolver: 1000.5 }]);
});

it('what arrives after a cancellation is owed back', async () => {
  const sales = await buildStaff(server);
  await sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' });
  await pay(12_000);
  expect((await charges()).cobrancas).toMatchObject([
    { situacao: 'cancelada', aberto: 0, aDevolver: 12_000 },
  ]);
});

it('a reference counts once, also when two record it at the same moment', async () => {
  const same = { referencia: ' ted  991 ' };
  const [one, other] = await Promise.all([pay(5000, same), pay(5000, { referencia: 'TED 991' }, colleague)]);
  expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await charges()).aberto).toBe(7000);
  await expectRefused(server, () => pay(5000, same), 409);
});

it('two different receipts at the same moment never pay more than the charge', async () => {
  await Promise.all([pay(8000), pay(8000, {}, colleague)]);
  expect((await charges()).cobrancas).toMatchObject([{ situacao: 'paga', aDevolver: 4000 }]);
});

it('money of another payer holds the payment until a colleague decides', async () => {
  await pay(12_000, { pagador: 'Outro Pagador', documentoPagador: '529.982.247-25' });
  expect(await charges()).toMatchObject({ aberto: 12_000, cobrancas: [{ emConferencia: true }] });
  expect(await approved()).toBe(false);
  const receipt = (await charges()).recebimentos[0]?.codigo ?? 0;
  const decide = (by: StaffMember) =>
    by.post(`/admin/receipts/${receipt}/payer`, { decisao: 'aceitar', motivo: 'Cônjuge, com autorização.' });
  await expectRefused(server, () => decide(finance), 409);
  expect((await decide(colleague)).statusCode).toBe(200);
  expect(await approved()).toBe(true);
  await expectRefused(server, () => decide(colleague), 409);
});

it('money of another payer that comes on top leaves the approval of what is fully paid', async () => {
  await pay(12_000);
  expect(await approved()).toBe(true);
  await pay(500, { pagador: 'Outro Pagador' });
  expect(await approved()).toBe(true);
  const receipt = (await charges()).recebimentos[1]?.codigo ?? 0;
  const returned = { decisao: 'devolvido', motivo: 'TED de devolução 78.' };
  expect((await colleague.post(`/admin/receipts/${receipt}/payer`, returned)).statusCode).toBe(200);
  expect(await approved()).toBe(true);
});

it('a CNPJ with letters names the buyer whole, and one with other letters another payer', async () => {
  await server.deps.database.run(
    { name: 'test.lettered-document', text: `update account set document = '12ABC34501DE35' where id = $1` },
    [ana.id],
  );
  const other = '12ABD34501DE50';
  expect((await pay(5000, { pagador: 'Filial', documentoPagador: '12.abc.345/01de-35' })).statusCode).toBe(
    201,
  );
  expect((await pay(7000, { documentoPagador: other })).statusCode).toBe(201);
  expect(
    (await charges()).recebimentos.map(({ situacao, documentoPagador }) => [situacao, documentoPagador]),
  ).toEqual([
    ['contado', '12ABC34501DE35'],
    ['aguardando', other],
  ]);
  for (const wrong of ['-----------', '12.ABC.345/01DE-36', '529.982.247'])
    await expectRefused(server, () => pay(1, { documentoPagador: wrong }), 422);
});

it('money of another payer is returned instead, and pays nothing', async () => {
  await pay(12_000, { pagador: 'Outro Pagador' });
  const receipt = (await charges()).recebimentos[0]?.codigo ?? 0;
  const returned = { decisao: 'devolvido', motivo: 'TED de devolução 77.' };
  expect((await colleague.post(`/admin/receipts/${receipt}/payer`, returned)).statusCode).toBe(200);
  expect(await charges()).toMatchObject({ aberto: 12_000, recebimentos: [{ situacao: 'devolvido' }] });
});

it('a wrong recording is taken back by a colleague, with the payment of the purchase; its reference is free again', async () => {
  await pay(12_000, { referencia: 'TED 555' });
  const receipt = (await charges()).recebimentos[0]?.codigo ?? 0;
  const undo = (by: StaffMember, motivo = 'Compra errada.') =>
    by.post(`/admin/receipts/${receipt}/undo`, { motivo });
  await expectRefused(server, () => undo(finance), 409);
  await expectRefused(server, () => undo(colleague, ''), 422);
  expect(await approved()).toBe(true);
  const both = await Promise.all([undo(colleague), undo(colleague)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await approved()).toBe(false);
  expect((await charges()).aberto).toBe(12_000);
  expect((await pay(12_000, { referencia: 'TED 555' })).statusCode).toBe(201);
});

it.each([0, -1, 0.001, 1e15, '12.000,00', null, NaN])('an amount of %s is refused', async (valor) => {
  await expectRefused(server, () => pay(valor), 422);
});

it('a day of the future, an unknown charge and other roles are refused', async () => {
  await expectRefused(server, () => pay(1, { dia: '2999-01-01' }), 422);
  const sales = await buildStaff(server);
  await expectRefused(server, () => pay(1, {}, sales), 403);
  charge = 999_999;
  await expectRefused(server, () => pay(1), 404);
});

it('a buyer sees the charges of their own purchases alone', async () => {
  const bia = await buildBuyer(server);
  const own = await ana.get(`/usrio/compras/${purchase}/cobrancas`);
  expect(own.json()).toMatchObject({
    data: { aberto: 12_000, cobrancas: [{ tipo: 'preco', credor: 'casa' }] },
  });
  expect(own.body).not.toContain('recebimentos');
  expect((await bia.get(`/usrio/compras/${purchase}/cobrancas`)).statusCode).toBe(404);
});
