import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtScene } from '../../../../test/scenes/purchases/debt-scene.ts';
import { DUE, MINUTE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { openDealsOf } from '../../people/personal-data/public.ts';
import { openCharge } from '../charges/make-charges.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const scene = debtScene();
const { money } = scene;
const DAY = 24 * 60 * MINUTE;
const OWED = { 'house-bank': -1_200_000, user: 1_200_000 };

const book = () => money.pix.book();

afterEach(async () => {
  const faults = await scene.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

describe('what a buyer was given back too much', () => {
  it('stands before finance with amount, buyer and why, and nobody is asked for it by itself', async () => {
    const charge = await scene.owing();
    expect(await book()).toEqual(OWED);
    expect(await scene.listed('pedir')).toContain(charge);
    expect(await scene.shown(charge)).toMatchObject({
      codigoCompra: money.pix.purchase,
      comprador: { codigo: money.pix.buyer.id },
      valor: 12_000,
      perdoado: 0,
      situacao: 'pedir',
      recebido: 12_000,
      devolvidoPorNos: 12_000,
      devolvidoPeloBanco: 12_000,
      pedidos: [],
      perdoes: [],
      podePedir: true,
      podeRetirar: false,
      podePerdoar: true,
      podeRegistrar: true,
    });
    expect(await scene.asked()).toEqual({ told: [null], pix: [] });
    expect((await money.pix.ask()).statusCode).not.toBe(200);
  });

  it('is not asked of a buyer whose account was deleted', async () => {
    const charge = await scene.owing();
    const { server, buyer } = money.pix;
    await server.deps.database.run(money.pix.named('update account set erased_at = $2 where id = $1'), [
      buyer.id,
      new Date(server.clock.now()),
    ]);
    expect(await scene.shown(charge)).toMatchObject({ podePedir: false, podePerdoar: true });
    const refused = await expectRefused(server, () => scene.ask(charge), 409);
    expect(refused.json()).toMatchObject({ erros: [debtErrors['debt-erased'].PTBR] });
  });

  it('is for finance alone', async () => {
    const charge = await scene.owing();
    for (const who of [money.sales, money.pix.buyer]) {
      expect((await who.get('/admin/buyer-debts')).statusCode).toBe(403);
      expect((await who.get(`/admin/buyer-debts/${charge}`)).statusCode).toBe(403);
    }
    const other = '/admin/buyer-debts/999999';
    expect((await money.finance.get(other)).statusCode).toBe(404);
    await expectRefused(
      money.pix.server,
      () => money.finance.post(`${other}/request`, { mensagem: 'Pedido.' }),
      404,
    );
  });

  it('is asked for: the buyer reads it, pays it by Pix, and nothing else changes', async () => {
    const charge = await scene.owing();
    const { server, buyer, purchase } = money.pix;
    const message = 'O banco devolveu o Pix depois da nossa transferência.';
    await expectOnlyChanged(server, () => scene.ask(charge, message), {
      buyer_request: added({ charge_code: charge, amount_cents: 1_200_000, message, ended_at: null }),
      audit: added({ action: 'ask-buyer-debt', subject: `purchase ${purchase}` }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await scene.asked()).toEqual({
      told: [{ valor: 12_000, motivo: message }],
      pix: [[12_000, 12_000]],
    });
    expect(await scene.listed('pedida')).toContain(charge);
    await money.pix.pay(await money.pix.code());
    expect(await book()).toEqual({});
    expect(await scene.asked()).toEqual({ told: [null], pix: [] });
    expect(await scene.listed('pedir,pedida,liberar,perdoada,voltou')).not.toContain(charge);
    expect(await scene.shown(charge)).toMatchObject({
      valor: 0,
      situacao: 'encerrada',
      podePedir: false,
      podeRetirar: false,
      podePerdoar: false,
      podeRegistrar: false,
    });
  });

  it('paid in part is asked for in what is left', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    await money.pix.pay(await money.pix.code(), 200_000, true);
    expect(await book()).toEqual({ 'house-bank': -1_000_000, user: 1_000_000 });
    expect((await scene.asked()).pix).toEqual([[10_000, 10_000]]);
    await money.pix.pay(await money.pix.code());
    expect(await book()).toEqual({});
  });

  it('is asked for again after a day at the earliest, and no longer once that is withdrawn', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    const text = await money.pix.code();
    const again = await expectRefused(money.pix.server, () => scene.ask(charge), 409);
    expect(again.json()).toMatchObject({ erros: [debtErrors['debt-asked'].PTBR] });
    money.pix.server.clock.advance(DAY);
    expect((await scene.ask(charge)).statusCode).toBe(200);
    const { server, buyer } = money.pix;
    await expectOnlyChanged(server, () => scene.withdraw(charge), {
      buyer_request: expect.objectContaining({ ended_at: [null, server.clock.now()] }),
      audit: added({ action: 'withdraw-debt-request' }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await scene.asked()).toEqual({ told: [null], pix: [] });
    await expectRefused(server, () => scene.withdraw(charge), 409);
    await money.pix.settle();
    expect(await money.pix.pay(text)).not.toHaveProperty('payment');
    expect(await book()).toEqual(OWED);
  });

  it('is not asked for again and again by withdrawing it: one request a day, and the panel says from when on', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    const { server } = money.pix;
    const from = new Date(server.clock.now() + DAY).toISOString();
    await scene.withdraw(charge);
    const again = await expectRefused(server, () => scene.ask(charge), 409);
    expect(again.json()).toMatchObject({ erros: [debtErrors['debt-asked'].PTBR] });
    expect(await scene.shown(charge)).toMatchObject({
      situacao: 'pedir',
      podePedir: false,
      podeRetirar: false,
      podePerdoar: true,
      pedirDesde: from,
    });
    server.clock.advance(DAY);
    expect(await scene.shown(charge)).toMatchObject({ podePedir: true, pedirDesde: null });
    expect((await scene.ask(charge)).statusCode).toBe(200);
  });

  it('is saved as a file as the list is narrowed, for finance alone, and that is noted', async () => {
    const charge = await scene.owing();
    const { buyer, server } = money.pix;
    const path = `/admin/buyer-debts.csv?comprador=${buyer.id}`;
    const file = await money.finance.get(path);
    const [, line = '', ...rest] = file.body.split('\r\n');
    expect(rest).toEqual(['']);
    expect(line).toMatch(
      new RegExp(`^${charge};${money.pix.purchase};;.*;12000,00;0,00;.*;A pedir ou perdoar;$`),
    );
    expect((await money.finance.get(`${path}&situacao=perdoada`)).body.split('\r\n')).toHaveLength(2);
    expect((await money.sales.get(path)).statusCode).toBe(403);
    const audit = await server.deps.database.row<{ subject: string }>(
      money.pix.named(`select subject from audit where action = 'export-list' order by code desc limit 1`),
    );
    expect(audit).toEqual({ subject: 'list buyer-debts' });
  });

  it('that came back otherwise is recorded at the purchase; a wrong recording is taken back by a colleague', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    await money.paidByTransfer(12_000, charge);
    expect(await book()).toEqual({});
    expect((await scene.asked()).told).toEqual([null]);
    const [row] = await money.pix.server.deps.database.rows<{ code: number }>(
      money.pix.named('select max(code) as code from receipt where charge_code = $1'),
      [charge],
    );
    const undone = await money.colleague.post(`/admin/receipts/${row?.code}/undo`, {
      motivo: 'Era de outra pessoa.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await book()).toEqual(OWED);
    expect((await scene.shown(charge)).situacao).toBe('pedir');
  });

  it('does not let the receipt be taken back whose money went back already', async () => {
    const charge = (await money.detail()).cobrancas[0]?.codigo ?? 0;
    await money.paidByTransfer(12_000, charge);
    await money.cancelled();
    await money.propose('transferencia', 12_000);
    await money.decide('liberar');
    await money.transfer({ resultado: 'feita', referencia: `TED C${charge}` });
    const [row] = await money.pix.server.deps.database.rows<{ code: number }>(
      money.pix.named('select max(code) as code from receipt where charge_code = $1'),
      [charge],
    );
    await expectRefused(
      money.pix.server,
      () => money.colleague.post(`/admin/receipts/${row?.code}/undo`, { motivo: 'Era de outra pessoa.' }),
      409,
    );
  });

  it('of a charge that is open again is asked for with it', async () => {
    const pix = await money.paidByPix(1_230_000);
    await money.propose('transferencia', 300);
    await money.decide('liberar');
    await money.transfer({ resultado: 'feita', referencia: `TED D${money.pix.purchase}` });
    await money.pix.bank.giveBack(pix);
    await scene.look();
    expect(await book()).toEqual({ ...DUE, 'house-bank': -30_000, user: 30_000 });
    const charge = (await money.detail()).cobrancas[0]?.codigo ?? 0;
    expect((await scene.asked()).pix).toEqual([[12_000, 0]]);
    await scene.ask(charge);
    expect((await scene.asked()).pix).toEqual([[12_300, 300]]);
    await money.pix.pay(await money.pix.code());
    expect(await book()).toEqual({ 'house-bank': 1_200_000, 'house-revenue': -1_200_000 });
  });
});

it('keeps the account of its buyer from being deleted while they are asked for it', async () => {
  const charge = await scene.owing();
  const { server, buyer } = money.pix;
  const deals = async () => (await openDealsOf(server.deps.database, buyer.id)).map(({ kind }) => kind);
  expect(await deals()).toEqual([]);
  await scene.ask(charge);
  expect(await deals()).toEqual(['unpaid']);
  await money.pix.pay(await money.pix.code());
  expect(await deals()).toEqual([]);
});

it('is paid by what is owed back of another charge of the purchase, if two users of finance set that off', async () => {
  const pix = await money.paidByPix(1_230_000);
  await money.propose('transferencia', 300);
  await money.decide('liberar');
  await money.transfer({ resultado: 'feita', referencia: `TED E${money.pix.purchase}` });
  await money.pix.bank.giveBack(pix);
  await scene.look();
  const { server, purchase, buyer } = money.pix;
  const at = server.clock.now();
  const documents = await server.deps.database.transact((transaction) =>
    openCharge(
      transaction,
      {
        purchase,
        kind: 'documents',
        creditor: 'house',
        store: null,
        amount: 50_000,
        origin: 'staff',
        dueAt: at,
        at,
      },
      { buyer: buyer.id, by: null },
    ),
  );
  await money.paidByTransfer(500, documents);
  await money.cancelled();
  expect(await book()).toEqual({ 'house-bank': 20_000, user: -20_000 });
  const [price] = (await money.detail()).cobrancas;
  const cobranca = price?.codigo ?? 0;
  expect((await money.detail()).formas).toContainEqual(
    expect.objectContaining({ forma: 'compensacao', cobranca, valor: 300 }),
  );
  expect((await money.propose('compensacao', 300, { cobranca })).statusCode).toBe(201);
  expect((await money.decide('liberar')).statusCode).toBe(200);
  expect(await book()).toEqual({ 'house-bank': 20_000, user: -20_000 });
  expect((await money.detail()).cobrancas).toMatchObject([{ aDevolver: 0 }, { aDevolver: 200 }]);
  expect(await scene.listed('pedir,pedida')).not.toContain(cobranca);
});
