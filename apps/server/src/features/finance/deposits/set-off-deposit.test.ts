import { describe, expect, it } from 'vitest';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import { positionsOf } from '../book/public.ts';
import { chargesOf } from '../charges/public.ts';
import { openCharges } from '../statements/candidates.store.ts';
import { owedCharges } from '../paybacks/public.ts';

const scene = depositScene();

/** Wins the offer with a deposit of R$ 1.000,00 left, for R$ 11.000,00. */
async function won(): Promise<void> {
  await scene.left();
  await scene.ana.bid(scene.offer, 11_000);
  await scene.ended();
  scene.pix.purchase = await purchaseOf(scene.server, scene.offer);
}

async function ofStore(): Promise<void> {
  const store = await buildPartner(scene.server.deps.database, { store: 'lojausada' });
  await scene.server.deps.database.run(scene.pix.named('update offer set partner_id = $1 where code = $2'), [
    store,
    scene.offer,
  ]);
}

async function choose(usar: boolean, buyer = scene.ana) {
  return buyer.post(`/usrio/caucoes/${(await scene.own())[0]?.codigo}/uso`, { usar });
}

async function chosen(): Promise<void> {
  await won();
  const reply = await choose(true);
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/** What finance records of a transfer for the price. */
async function transfer(valor: number, referencia = `TED ${scene.offer}`) {
  const [price] = await chargesOf(scene.server.deps.database, scene.pix.purchase);
  return scene.finance.post(`/admin/charges/${price?.code}/receipts`, {
    valor,
    dia: new Date(scene.server.clock.now() - DAY / 8).toISOString().slice(0, 10),
    pagador: await scene.pix.buyerName(),
    documentoPagador: null,
    referencia,
  });
}

async function approved(): Promise<boolean | null> {
  const [row] = await scene.server.deps.database.rows<{ approved: boolean | null }>(
    scene.pix.named('select payment_approved as approved from purchase where code = $1'),
    [scene.pix.purchase],
  );
  return row?.approved ?? null;
}

/** Sales approve the payment without a receipt. */
async function approveByHand(): Promise<void> {
  const path = `/admin/purchases/${scene.pix.purchase}/order`;
  const body = { notaFiscal: false, pagamentoAprovado: true, formaPagamento: null, versao: 0 };
  expect((await (await buildStaff(scene.server)).put(path, body)).statusCode).toBe(200);
}

async function undo(): Promise<void> {
  const sales = await buildStaff(scene.server);
  const path = `/admin/purchases/${scene.pix.purchase}/default`;
  const done = await sales.post(path, { motivo: 'Não pagou no prazo.' });
  if (done.statusCode !== 200) throw new Error(done.body);
}

describe('a deposit that its buyer chose for the price', () => {
  it('stands as security until the rest is paid by Pix, and pays then, once', async () => {
    await chosen();
    expect(await scene.own()).toMatchObject([
      { situacao: 'guardada', noPreco: true, podeUsar: true, usado: 0 },
    ]);
    expect(await scene.pix.list()).toMatchObject([{ emAberto: 10_000 }]);
    await scene.follow();
    const [listed] = await scene.listed();
    const held = Date.parse(listed?.guardadaEm ?? '');
    expect(Date.parse(listed?.pixAte ?? '')).toBe(held + 89 * DAY);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
    const paid = await scene.pix.pay(await scene.pix.code());
    if (!('payment' in paid)) throw new Error('Not paid.');
    const { endToEndId, txid } = paid.payment;
    await Promise.all([1, 2].map(() => scene.pix.tell({ pix: [{ endToEndId, txid }] })));
    expect(await scene.own()).toMatchObject([
      { situacao: 'usada', noPreco: false, podeUsar: false, usado: 1000, codigoCompra: scene.pix.purchase },
    ]);
    expect(await scene.pix.book()).toEqual({ 'house-bank': 1_100_000, 'house-revenue': -1_100_000 });
    expect(await scene.book()).toEqual({});
    expect(await approved()).toBe(true);
    await scene.follow();
    await scene.send();
    expect(scene.returnedAtBank()).toBe(0);
    expect(await scene.listed()).toMatchObject([
      { situacao: 'usada', usado: 1000, noPrecoDe: scene.pix.purchase, atencao: null, aDevolver: 0 },
    ]);
    const subjects = (await mailsTo(scene.server.deps.database, scene.ana.email)).map(
      ({ subject }) => subject,
    );
    expect(subjects.filter((subject) => subject.includes('A sua caução pagou o preço'))).toHaveLength(1);
  });

  it('pays a store to the centavo, and a payment that comes twice is owed back', async () => {
    await ofStore();
    await chosen();
    const code = await scene.pix.code();
    await scene.pix.pay(code);
    expect(await scene.pix.book()).toEqual({ 'house-bank': 1_100_000, 'third-party': -1_100_000 });
    await scene.pix.pay(code, null, true);
    expect(await scene.pix.book()).toEqual({
      'house-bank': 2_100_000,
      'third-party': -1_100_000,
      user: -1_000_000,
    });
    expect(await scene.state()).toEqual(['usada']);
  });

  it('pays after a transfer of the rest, which a statement proposes; what it has above goes back', async () => {
    await chosen();
    const open = await openCharges(scene.server.deps.database, scene.server.clock.now());
    expect(open.find(({ purchase_code: code }) => code === scene.pix.purchase)?.open_cents).toBe(1_000_000);
    expect((await transfer(9_000)).statusCode).toBe(201);
    expect(await scene.state()).toEqual(['guardada']);
    expect((await transfer(1_400, 'TED 2')).statusCode).toBe(201);
    expect(await scene.own()).toMatchObject([{ situacao: 'usada', usado: 600 }]);
    await scene.send();
    expect(scene.returnedAtBank()).toBe(40_000);
    expect(await scene.book()).toEqual({});
    expect(await scene.state()).toEqual(['usada']);
  });

  it('goes back as before if the whole price was paid', async () => {
    await won();
    const whole = await scene.pix.code();
    expect((await choose(true)).statusCode).toBe(200);
    await scene.pix.pay(whole, null, true);
    expect(await approved()).toBe(true);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('is taken back while nothing was paid by it, and the Pix asks for the whole price again', async () => {
    await chosen();
    expect((await choose(false)).statusCode).toBe(200);
    expect((await choose(false)).statusCode).toBe(200);
    expect(await scene.pix.list()).toMatchObject([{ emAberto: 11_000 }]);
    await transfer(10_000);
    expect(await scene.state()).toEqual(['guardada']);
    expect(await approved()).not.toBe(true);
    // What it lacks is paid at the moment of the choice.
    expect((await choose(true)).statusCode).toBe(200);
    expect(await scene.state()).toEqual(['usada']);
    expect(await approved()).toBe(true);
    expect((await choose(true)).statusCode).toBe(200);
    await expectRefused(scene.server, () => choose(false), 409);
  });

  it('waits for the money of a price that was approved by hand, and pays once the rest is recorded', async () => {
    await chosen();
    await approveByHand();
    await scene.follow();
    expect(await scene.state()).toEqual(['guardada']);
    expect(await scene.listed()).toMatchObject([{ situacao: 'guardada', esperaPreco: true }]);
    await expectRefused(scene.server, () => choose(false), 409);
    expect((await transfer(10_000)).statusCode).toBe(201);
    expect(await scene.state()).toEqual(['usada']);
    expect(await scene.pix.book()).toEqual({ 'house-bank': 1_100_000, 'house-revenue': -1_100_000 });
    expect(await scene.listed()).toMatchObject([{ situacao: 'usada', esperaPreco: false }]);
  });

  it('for a price that was approved by hand is returned by finance alone', async () => {
    await chosen();
    await approveByHand();
    await expectRefused(scene.server, () => scene.decide('reter'), 409);
    expect((await scene.decide('devolver')).statusCode).toBe(200);
    expect(await scene.state()).toEqual(['devolvendo']);
    await scene.send();
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({});
  });

  it('is of its buyer, and of a purchase that is to be paid', async () => {
    await scene.left();
    await expectRefused(scene.server, () => choose(true), 409);
    await expectRefused(scene.server, () => choose(true, scene.bia), 404);
  });

  it('is kept after a default as any other one', async () => {
    await chosen();
    scene.server.clock.advance(30 * DAY);
    await undo();
    await scene.follow();
    expect(await scene.listed('&atencao=decidir')).toHaveLength(1);
    await expectRefused(scene.server, () => choose(true), 409);
    expect((await scene.decide('reter')).statusCode).toBe(200);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, 'house-revenue': -100_000 });
  });

  it('is owed back with the rest once the purchase is undone, each by its own Pix', async () => {
    await chosen();
    await scene.pix.pay(await scene.pix.code());
    await scene.server.deps.database.run(
      scene.pix.named('update purchase set payment_approved = null where code = $1'),
      [scene.pix.purchase],
    );
    await undo();
    const { database } = scene.server.deps;
    expect(await scene.pix.book()).toEqual({ 'house-bank': 1_100_000, user: -1_100_000 });
    const charges = await chargesOf(database, scene.pix.purchase);
    const positionOf = await positionsOf(
      database,
      charges.map(({ code }) => code),
    );
    const owed = await owedCharges(database, charges, positionOf);
    const now = scene.server.clock.now();
    const pix = planPaybacks(owed, now).find(({ way }) => way === 'pix');
    expect(pix?.parts.map(({ amount }) => amount)).toEqual([1_000_000, 100_000]);
    const body = { forma: 'pix', valor: 11_000, motivo: 'Compra desfeita.' };
    const proposed = await scene.finance.post(`/admin/purchases/${scene.pix.purchase}/paybacks`, body);
    expect(proposed.statusCode).toBe(201);
    const [payback] = proposed.json<{ data: { devolucoes: { codigo: number }[] } }>().data.devolucoes;
    const released = await scene.colleague.post(`/admin/paybacks/${payback?.codigo}/decision`, {
      decisao: 'liberar',
    });
    expect(released.statusCode).toBe(200);
    await scene.send();
    await scene.send();
    expect(scene.returnedAtBank()).toBe(1_100_000);
    expect(await scene.pix.book()).toEqual({});
  });

  it('too old for a Pix, goes back by a transfer to the bank data of the refund', async () => {
    await won();
    scene.server.clock.advance(60 * DAY);
    await choose(true);
    await scene.pix.pay(await scene.pix.code());
    scene.server.clock.advance(40 * DAY);
    await undo().catch(() => undefined);
    const { database } = scene.server.deps;
    const charges = await chargesOf(database, scene.pix.purchase);
    const pix = await owedCharges(
      database,
      charges,
      await positionsOf(
        database,
        charges.map(({ code }) => code),
      ),
    );
    const owed = pix.map((charge) => ({ ...charge, owed: 1_100_000 }));
    const plans = planPaybacks(owed, scene.server.clock.now());
    expect(plans.map(({ way, amount }) => [way, amount])).toEqual([
      ['pix', 1_000_000],
      ['transfer', 1_100_000],
    ]);
  });
});

describe('at the same moment', () => {
  it('chosen and paid: either the rest is paid and it pays, or it waits', async () => {
    await won();
    await Promise.all([choose(true), transfer(10_000)]);
    expect(await scene.state()).toEqual(['usada']);
    expect(await scene.pix.book()).toEqual({ 'house-bank': 1_100_000, 'house-revenue': -1_100_000 });
  });

  it('taken back and paid: who comes first counts', async () => {
    await chosen();
    const [back] = await Promise.all([choose(false), transfer(10_000)]);
    expect(await scene.state()).toEqual([back.statusCode === 200 ? 'guardada' : 'usada']);
  });

  it('chosen and returned: never both', async () => {
    await won();
    await transfer(11_000);
    const [reply] = await Promise.all([choose(true), scene.follow(), scene.follow()]);
    expect(reply.statusCode).toBe(409);
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('paid and undone: all of it is owed back or kept apart, to the centavo', async () => {
    await chosen();
    scene.server.clock.advance(30 * DAY);
    await Promise.all([transfer(10_000), undo().catch(() => undefined)]);
    await scene.follow();
    const [state] = await scene.state();
    const book = await scene.pix.book();
    if (state === 'usada') expect(book).toMatchObject({ 'house-bank': 1_100_000 });
    else {
      expect(book).toEqual({ 'house-bank': 1_000_000, user: -1_000_000 });
      expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
    }
  });
});
