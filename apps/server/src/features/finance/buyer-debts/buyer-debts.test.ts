import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtScene } from '../../../../test/scenes/purchases/debt-scene.ts';
import { DUE, MINUTE } from '../../../../test/scenes/purchases/pix-scene.ts';
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
const GIVEN_UP = { 'house-bank': -1_200_000, 'buyer-loss': 1_200_000 };

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

describe('giving it up', () => {
  it('is proposed by one user and released by another one: a loss, and no money moves', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    expect((await scene.propose(charge)).statusCode).toBe(200);
    expect(await scene.listed('liberar')).toContain(charge);
    const { server, buyer } = money.pix;
    for (const refused of [
      () => scene.propose(charge, money.colleague),
      () => scene.ask(charge),
      () => scene.decide(charge, 'liberar', money.finance),
    ])
      await expectRefused(server, refused, 409);
    await expectOnlyChanged(server, () => scene.decide(charge, 'liberar'), {
      buyer_give_up: expect.objectContaining({
        state: ['proposed', 'released'],
        decided_by: [null, money.colleague.id],
      }),
      buyer_request: expect.objectContaining({ ended_at: [null, server.clock.now()] }),
      book_transaction: added({ kind: 'given-up', charge_code: charge, by_id: money.colleague.id }),
      book_entry: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1_200_000 })],
      audit: added({ action: 'release-debt-give-up' }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await book()).toEqual(GIVEN_UP);
    expect(await scene.shown(charge)).toMatchObject({ valor: 0, perdoado: 12_000, situacao: 'perdoada' });
    expect(await scene.asked()).toEqual({ told: [null], pix: [] });
    await expectRefused(server, () => scene.decide(charge, 'liberar'), 409);
  });

  it('of another amount than is owed by then is not released; anyone turns it down', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await money.paidByTransfer(2_000, charge);
    const { server } = money.pix;
    const changed = await expectRefused(server, () => scene.decide(charge, 'liberar'), 409);
    expect(changed.json()).toMatchObject({ erros: [debtErrors['debt-changed'].PTBR] });
    expect((await scene.decide(charge, 'recusar', money.finance)).statusCode).toBe(200);
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await book()).toEqual({ 'house-bank': -1_000_000, 'buyer-loss': 1_000_000 });
  });

  it('is undone by another user than who released it, and owed again', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    const { server } = money.pix;
    await expectRefused(server, () => scene.undo(charge, money.colleague), 409);
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await book()).toEqual(OWED);
    expect((await scene.shown(charge)).situacao).toBe('pedir');
    await expectRefused(server, () => scene.undo(charge), 409);
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await book()).toEqual(GIVEN_UP);
  });

  it('after which the money came back is undone before anything goes back to the buyer', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    await money.paidByTransfer(12_000, charge);
    expect(await book()).toEqual({ 'buyer-loss': 1_200_000, user: -1_200_000 });
    expect(await scene.listed('voltou')).toContain(charge);
    const { server } = money.pix;
    const refused = await expectRefused(server, () => money.propose('transferencia', 12_000), 409);
    expect(refused.json()).toMatchObject({ erros: [debtErrors['payback-given-up'].PTBR] });
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await book()).toEqual({});
  });

  it('two proposals, or two releases, at the same moment: one of both', async () => {
    const charge = await scene.owing();
    const proposals = [scene.propose(charge), scene.propose(charge, money.colleague)];
    const codes = (await Promise.all(proposals)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const by = (await scene.shown(charge)).perdoes[0]?.propostaPor.codigo;
    const other = by === money.finance.id ? money.colleague : money.finance;
    const releases = [scene.decide(charge, 'liberar', other), scene.decide(charge, 'liberar', other)];
    const released = (await Promise.all(releases)).map(({ statusCode }) => statusCode);
    expect(released.toSorted((one, second) => one - second)).toEqual([200, 409]);
    expect(await book()).toEqual(GIVEN_UP);
  });
});
