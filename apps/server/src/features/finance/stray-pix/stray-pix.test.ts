import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { DUE, MINUTE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { dayFigures } from '../closes/day-figures.store.ts';

const PRICE = 1_200_000;
const money = strayScene();
const scene = money.pix;

describe('a Pix without a charge', () => {
  it.each([
    ['to the key itself', {}],
    ['with a txid of nobody', { txid: 'b'.repeat(32) }],
    ['with a short txid', { txid: 'mesa12' }],
  ])('%s stands on suspense, once, and in the queue of finance', async (_what, to) => {
    const payment = await money.arrives(700, { ...to, text: 'Entrada do Gol' });
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
    await Promise.all([scene.find(), scene.find()]);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
    expect(await money.shown(payment)).toMatchObject({
      valor: 7,
      restante: 7,
      situacao: 'decidir',
      textoPagador: 'Entrada do Gol',
      referencia: payment.endToEndId,
      podeAtribuir: true,
      podePropor: true,
    });
    const list = (await money.finance().get('/admin/stray-pix?situacao=decidir&limit=100')).json<{
      data: { referencia: string }[];
    }>();
    expect(list.data.map(({ referencia }) => referencia)).toContain(payment.endToEndId);
    expect(await money.faults()).toEqual([]);
  });

  it('to another key of the account is none of the house’s', async () => {
    const payment = await money.arrives(700, { key: 'outra-chave' });
    expect(await money.codeOf(payment)).toBe(0);
  });

  it('is proposed for the charges of its amount, and its payer first', async () => {
    await scene.server.deps.database.run(
      scene.named(`update account set name = 'Zilda', surname = 'Prado Nóbrega' where id = $1`),
      [scene.buyer.id],
    );
    const payment = await money.arrives(PRICE, { text: 'zilda prado nobrega' });
    expect((await money.shown(payment)).candidatas[0]).toMatchObject({
      motivo: 'valor-e-pagador',
      codigoCompra: scene.purchase,
    });
  });

  it('is assigned to a charge: it pays it, and stands on suspense no more', async () => {
    const payment = await money.arrives();
    const to = (await scene.list())[0]?.cobranca;
    expect((await money.assign(payment)).statusCode).toBe(200);
    expect(await scene.book()).toEqual(PAID);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'encerrado',
      restante: 0,
      podeAtribuir: false,
      recebimentos: [{ codigoCompra: scene.purchase, valor: 12_000 }],
    });
    expect((await money.assign(payment, undefined, to)).statusCode).toBe(409);
    await scene.find();
    expect(await scene.book()).toEqual(PAID);
    expect(await money.faults()).toEqual([]);
  });

  it('is in the queue again once a colleague takes the assignment back', async () => {
    const payment = await money.arrives();
    await money.assign(payment);
    const [receipt] = (await money.shown(payment)).recebimentos;
    const undo = `/admin/receipts/${receipt?.codigo}/undo`;
    await expectRefused(
      scene.server,
      () => money.finance(0).post(undo, { motivo: 'Era de outra pessoa.' }),
      409,
    );
    expect((await money.finance(1).post(undo, { motivo: 'Era de outra pessoa.' })).statusCode).toBe(200);
    expect(await scene.book()).toEqual(DUE);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'decidir',
      restante: 12_000,
      recebimentos: [],
    });
    expect((await money.assign(payment)).statusCode).toBe(200);
    expect(await scene.book()).toEqual(PAID);
    expect(await money.faults()).toEqual([]);
  });

  it('of more than the charge is owed back to the buyer; of another payer it waits', async () => {
    const more = await money.arrives(PRICE + 100);
    await money.assign(more);
    expect(await scene.book()).toEqual({ ...PAID, 'house-bank': PRICE + 100, user: -100 });
    await scene.buy();
    const other = await money.arrives();
    await money.assign(other, 'Outra Pessoa de Souza');
    expect(await scene.book()).toEqual({ ...DUE, 'house-bank': PRICE, suspense: -PRICE });
    expect(await money.faults()).toEqual([]);
  });

  it('is not assigned to charges of two purchases, nor by others than finance', async () => {
    const payment = await money.arrives();
    const [charge] = await scene.list();
    const other = await scene.buyElse();
    const body = { cobrancas: [charge?.cobranca, other.charge], pagador: 'Ana' };
    const to = `${await money.path(payment)}/assignment`;
    await expectRefused(scene.server, () => money.finance().post(to, body), 409);
    await expectRefused(
      scene.server,
      () => money.finance().post('/admin/stray-pix/999999/assignment', body),
      404,
    );
    const sales = await buildStaff(scene.server);
    await expectRefused(scene.server, () => sales.post(to, body), 403);
    await expectRefused(scene.server, () => scene.buyer.post(to, body), 403);
  });
});

it('is one movement in the file of the accountant, also once it was assigned', async () => {
  const payment = await money.arrives(PRICE);
  scene.server.clock.advance(MINUTE);
  await money.assign(payment);
  const day = dayOf(scene.server.clock.now());
  const file = (await money.finance().get(`/admin/book.ofx?de=${day}&ate=${day}`)).body;
  const told = file.split('<STMTTRN>').filter((each) => each.includes(payment.endToEndId.toUpperCase()));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('12000.00');
  const book = await money.finance().get(`/admin/book.csv?de=${day}&ate=${day}`);
  expect(book.body).toContain('Pix sem cobrança');
});

it('the list is a spreadsheet too, for finance alone', async () => {
  const payment = await money.arrives(712, { text: '=Entrada do Gol' });
  const file = await money.finance().get('/admin/stray-pix.csv?situacao=decidir');
  expect(file.statusCode).toBe(200);
  const [line] = file.body.split('\n').filter((each) => each.includes(payment.endToEndId));
  expect(line).toContain('7,12');
  expect(line).toContain('A decidir');
  expect(line).toContain('Entrada do Gol');
  await money.assign(payment);
  const after = await money.finance().get('/admin/stray-pix.csv?situacao=decidir');
  expect(after.body).not.toContain(payment.endToEndId);
  expect((await scene.buyer.get('/admin/stray-pix.csv')).statusCode).toBe(403);
});

describe('the same money by another way', () => {
  const record = async (reference: string, which = 0) => {
    const [charge] = await scene.list();
    return money.finance(which).post(`/admin/charges/${charge?.cobranca}/receipts`, {
      valor: 12_000,
      dia: dayOf(scene.server.clock.now()),
      pagador: await scene.buyerName(),
      documentoPagador: null,
      referencia: reference,
    });
  };

  it('that staff recorded from a statement before the bank told of it is booked once', async () => {
    const payment = await scene.bank.payToKey(PRICE);
    expect((await record(payment.endToEndId)).statusCode).toBe(201);
    await scene.find();
    expect(await scene.book()).toEqual(PAID);
    expect(await money.bookOf(payment)).toEqual({});
    const [receipt] = (await money.shown(payment)).recebimentos;
    await money.finance(1).post(`/admin/receipts/${receipt?.codigo}/undo`, { motivo: 'Engano.' });
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
    expect(await money.faults()).toEqual([]);
  });

  it('that is recorded by hand afterwards is taken from suspense, and never more than is left', async () => {
    const payment = await money.arrives(PRICE);
    expect((await record(payment.endToEndId)).statusCode).toBe(201);
    expect(await scene.book()).toEqual(PAID);
    expect(await money.bookOf(payment)).toEqual({});
    await scene.buy();
    await expectRefused(scene.server, () => record(`${payment.endToEndId}/2`), 409);
    expect(await money.faults()).toEqual([]);
  });

  it('that was recorded twice before the bank told of it stands on suspense only once neither stands', async () => {
    const payment = await scene.bank.payToKey(PRICE);
    expect((await record(payment.endToEndId)).statusCode).toBe(201);
    await scene.buy();
    expect((await record(`${payment.endToEndId}/2`)).statusCode).toBe(201);
    await scene.find();
    for (const left of [0, PRICE]) {
      const [receipt] = (await money.shown(payment)).recebimentos;
      await money.finance(1).post(`/admin/receipts/${receipt?.codigo}/undo`, { motivo: 'Engano.' });
      expect((await money.bookOf(payment))['suspense'] ?? 0).toBe(0 - left);
    }
    expect(await money.faults()).toEqual([]);
  });

  it('recorded at the moment at which the job finds it is booked once', async () => {
    for (let time = 0; time < 4; time += 1) {
      await scene.buy();
      const payment = await scene.bank.payToKey(PRICE);
      await Promise.all([scene.find(), record(payment.endToEndId), scene.find()]);
      expect(await scene.book()).toEqual(PAID);
      expect(await money.bookOf(payment)).toEqual({});
      expect(await money.faults()).toEqual([]);
    }
  });

  it('is on both sides of the day: read and booked, and what went back', async () => {
    const day = dayOf(scene.server.clock.now());
    const { database } = scene.server.deps;
    await money.send();
    const before = await dayFigures(database, day);
    await money.assign(await money.arrives());
    const back = await money.arrives(700);
    await money.propose(back);
    await money.release(back);
    await money.send();
    await money.arrives(50);
    const after = await dayFigures(database, day);
    const grown = (key: 'pix_read' | 'pix_booked' | 'pix_returned' | 'closing') => after[key] - before[key];
    expect([grown('pix_read'), grown('pix_booked')]).toEqual([PRICE + 750, PRICE + 750]);
    expect([grown('pix_returned'), grown('closing')]).toEqual([700, PRICE + 50]);
  });
});
