import { getCharge } from '@patio/contract/finance/charge-list/get-charge.ts';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { getPurchaseCharges } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { added, expectOnlyChanged } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let finance: StaffMember;
let sales: StaffMember;
let ana: Buyer;
let buyerName: string;

beforeAll(async () => {
  server = await startTestServer();
  finance = await buildStaff(server, { staffRole: 'finance' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  ana = await buildBuyer(server);
  const account = await server.deps.database.row<{ name: string }>(
    {
      name: 'test.listed-payer',
      text: `select trim(name || ' ' || surname) as name from account where id = $1`,
    },
    [ana.id],
  );
  buyerName = account?.name ?? '';
});
afterAll(() => server.close());

const buy = async (): Promise<{ purchase: number; charge: number }> => {
  const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
  const reply = await finance.get(`/admin/purchases/${purchase}/charges`);
  const { cobrancas } = getPurchaseCharges.success.schema.parse(reply.json()).data;
  return { purchase, charge: cobrancas[0]?.codigo ?? 0 };
};
let references = 0;
const pay = (charge: number, valor: number, pagador = buyerName) =>
  finance.post(`/admin/charges/${charge}/receipts`, {
    valor,
    dia: dayOf(server.clock.now()),
    pagador,
    documentoPagador: null,
    referencia: `LISTA ${(references += 1)}`,
  });
const undo = (purchase: number) =>
  sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' });
const listed = async (query = '', by = finance) =>
  listCharges.success.schema.parse((await by.get(`/admin/charges?comprador=${ana.id}&${query}`)).json());

it('finds each charge by the state that it has, and sums what it finds', async () => {
  const late = await buy();
  server.clock.advance(60 * DAY_MS);
  const [open, part, paid, cancelled] = [await buy(), await buy(), await buy(), await buy()];
  await pay(part.charge, 5000);
  await pay(paid.charge, 12_000);
  await undo(cancelled.purchase);
  const expected = {
    aberta: open.charge,
    parcial: part.charge,
    paga: paid.charge,
    vencida: late.charge,
    cancelada: cancelled.charge,
  };
  for (const [state, charge] of Object.entries(expected)) {
    const { data } = await listed(`situacao=${state}`);
    expect(data.map(({ codigo, situacao }) => [codigo, situacao])).toEqual([[charge, state]]);
  }
  expect((await listed('situacao=devolvida')).data).toEqual([]);
  const owed = await listed('situacao=aberta,parcial,vencida');
  expect(owed.data[0]?.codigo).toBe(late.charge);
  expect(owed.somas).toEqual({ valor: 36_000, aberto: 31_000, aDevolver: 0 });
  expect((await listed()).somas).toEqual({ valor: 60_000, aberto: 31_000, aDevolver: 0 });
});

it('a refunded charge is found as such, and no longer as cancelled', async () => {
  const { purchase, charge } = await buy();
  await pay(charge, 12_000);
  await undo(purchase);
  expect((await listed('situacao=cancelada')).data).toMatchObject([{ codigo: charge, aDevolver: 12_000 }]);
  const at = new Date(server.clock.now());
  await server.deps.database.transact(async (transaction) => {
    const statement = (text: string) => ({ name: `test.refund-${text.length}`, text });
    await transaction.run(
      statement(
        `insert into book_transaction (kind, charge_code, at, key) values ('return', $1, $2, 'test-return')`,
      ),
      [charge, at],
    );
    await transaction.run(
      statement(`insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
        select t.code, a.code, t.charge_code, case a.kind when 'user' then 1200000 else -1200000 end
        from book_transaction t, book_account a where t.key = 'test-return' and (a.account_id = ${ana.id} or a.kind = 'house-bank')`),
    );
  });
  expect((await listed('situacao=cancelada')).data).toEqual([]);
  expect((await listed('situacao=devolvida')).data).toMatchObject([
    { codigo: charge, situacao: 'devolvida' },
  ]);
});

it('money that waits is found by why it waits', async () => {
  const [other, much, late] = [await buy(), await buy(), await buy()];
  await pay(other.charge, 100, 'Outro Pagador');
  await pay(much.charge, 12_500);
  await undo(late.purchase);
  server.clock.advance(1000);
  await pay(late.charge, 300);
  const codes = async (why: string) => (await listed(`atencao=${why}`)).data.map(({ codigo }) => codigo);
  expect(await codes('outro-pagador')).toEqual([other.charge]);
  expect(await codes('pago-a-mais')).toEqual([much.charge]);
  expect(await codes('apos-cancelamento')).toEqual([late.charge]);
  expect(await codes('outro-pagador,apos-cancelamento')).toEqual([other.charge, late.charge]);
});

it('is narrowed by due day, amount, creditor, kind, purchase and text, and refuses what it does not know', async () => {
  const { purchase, charge } = await buy();
  const [row] = (await listed()).data;
  const day = dayOf(Date.parse(row?.vencimento ?? ''));
  for (const query of [
    `vencimento.de=${day}&vencimento.ate=${day}`,
    'valor.de=12000&valor.ate=12000',
    'credor=casa&tipo=preco',
    `compra=${purchase}`,
    `busca=${charge}`,
    `busca=${encodeURIComponent(buyerName)}`,
  ])
    expect((await listed(query)).data.map(({ codigo }) => codigo)).toEqual([charge]);
  for (const query of [`vencimento.ate=2020-01-01`, 'credor=loja', 'tipo=frete', 'busca=nenhuma'])
    expect((await listed(query)).data).toEqual([]);
  for (const query of ['situacao=qualquer', 'atencao=x', 'cor=azul', 'vencimento.de=ontem', `order=aberto`])
    expect((await finance.get(`/admin/charges?${query}`)).statusCode).toBe(422);
});

it('exports what it finds, with the same states, and notes who did', async () => {
  const { purchase } = await buy();
  const read = async () => {
    const { body } = await finance.get(`/admin/charges.csv?compra=${purchase}`);
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain('Em aberto');
    expect(body).toContain('12000,00');
  };
  await expectOnlyChanged(server, read, { audit: [added({ action: 'export-list', actor_id: finance.id })] });
});

it('a charge shows its receipts in the book, oldest first, and an unknown one is not found', async () => {
  const { charge } = await buy();
  await pay(charge, 5000);
  const { data } = getCharge.success.schema.parse((await sales.get(`/admin/charges/${charge}`)).json());
  expect(data.cobranca).toMatchObject({ codigo: charge, situacao: 'parcial', aberto: 7000 });
  expect(data.pix).toEqual([]);
  expect(data.lancamentos.map(({ tipo, conta, valor }) => [tipo, conta, valor])).toEqual([
    ['charge', 'house-revenue', -12_000],
    ['charge', 'receivable', 12_000],
    ['receipt', 'house-bank', 5000],
    ['receipt', 'receivable', -5000],
  ]);
  expect((await finance.get('/admin/charges/999999999')).statusCode).toBe(404);
});

it('sales and finance read it, support and buyers do not', async () => {
  await buy();
  expect((await listed('', sales)).total).toBe(1);
  const support = await buildStaff(server, { staffRole: 'support' });
  for (const path of ['/admin/charges', '/admin/charges.csv', '/admin/charges/1']) {
    expect((await support.get(path)).statusCode).toBe(403);
    expect((await ana.get(path)).statusCode).toBe(403);
  }
});
