import { listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { DUE, MINUTE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
} from '../../../../test/state/whole-state.ts';
import type { GivesBack } from '../../../platform/pix/local-bank/open-local-bank.ts';
import { dayFigures } from '../closes/day-figures.store.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const PRICE = 1_200_000;
const money = strayScene();
const scene = money.pix;

const look = () => findBankRefundsJob(scene.deps).run();

/** Pays the purchase by Pix; gives the id of the payment. */
async function paid(centavos: number | null = null): Promise<string> {
  const done = await scene.pay(await scene.code(), centavos, true);
  return 'payment' in done ? done.payment.endToEndId : '';
}

async function gaveBack(pix: string, how: GivesBack = {}) {
  const refund = await scene.bank.giveBack(pix, how);
  await look();
  return refund;
}

async function listed(pix: string) {
  const reply = await money.finance().get(`/admin/bank-refunds?busca=${pix}`);
  return listBankRefunds.success.schema.parse(reply.json()).data;
}

const approved = async () =>
  (
    await scene.server.deps.database.row<{ approved: boolean | null }>(
      scene.named('select payment_approved as approved from purchase where code = $1'),
      [scene.purchase],
    )
  )?.approved ?? false;

afterEach(async () => {
  const faults = await money.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

describe('a Pix that the bank gives back without us', () => {
  it('pays the charge no more: booked once, told to its buyer, and before finance', async () => {
    const pix = await paid();
    expect([await scene.book(), await approved()]).toEqual([PAID, true]);
    await gaveBack(pix, { nature: 'MED_FRAUDE' });
    expect([await scene.book(), await approved()]).toEqual([DUE, false]);
    expect(await listed(pix)).toMatchObject([
      { valor: 12_000, natureza: 'fraude', situacao: 'conferir', aLancar: 0, compras: [scene.purchase] },
    ]);
    const [mail] = await mailsTo(scene.server.deps.database, scene.buyer.email);
    expect(mail?.subject).toContain('O banco devolveu um Pix da sua compra');
    expect(mail?.text).not.toMatch(/fraude/i);
    await expectNothingChanged(scene.server, async () => void (await look()));
    // They pay again.
    await paid();
    expect([await scene.book(), await approved()]).toEqual([PAID, true]);
  });

  it('is booked once by several workers at the same moment', async () => {
    const pix = await paid();
    await scene.bank.giveBack(pix);
    await Promise.all([look(), look(), look(), look()]);
    expect(await scene.book()).toEqual(DUE);
    expect(await listed(pix)).toHaveLength(1);
  });

  it('in parts is booked part by part, and is told to the close of the day', async () => {
    const pix = await paid();
    await gaveBack(pix, { centavos: 200 });
    await gaveBack(pix, { centavos: 300 });
    expect(await scene.book()).toEqual({
      'house-bank': PRICE - 500,
      receivable: 500,
      'house-revenue': -PRICE,
    });
    const day = dayOf(scene.server.clock.now());
    expect((await dayFigures(scene.server.deps.database, day)).pix_returned).toBeGreaterThanOrEqual(500);
  });

  it('takes what is owed back first: the charge stays paid', async () => {
    const pix = await paid(PRICE + 700);
    await gaveBack(pix, { centavos: 700 });
    expect([await scene.book(), await approved()]).toEqual([PAID, true]);
  });
});

describe('what the bank says changes', () => {
  it('leaves the book alone while it is processed, and once it fails', async () => {
    const pix = await paid();
    await gaveBack(pix, { status: 'EM_PROCESSAMENTO' });
    expect(await scene.book()).toEqual(PAID);
    expect(await listed(pix)).toMatchObject([{ situacao: 'em-processamento', compras: [] }]);
    await scene.bank.settleRefunds('NAO_REALIZADO');
    await look();
    expect(await scene.book()).toEqual(PAID);
    expect(await listed(pix)).toMatchObject([{ situacao: 'nao-realizada' }]);
  });

  it('is booked once it is done, and an older answer changes nothing', async () => {
    const pix = await paid();
    const refund = await gaveBack(pix, { status: 'EM_PROCESSAMENTO' });
    await scene.bank.settleRefunds('DEVOLVIDO');
    await look();
    expect(await scene.book()).toEqual(DUE);
    if (refund) refund.status = 'EM_PROCESSAMENTO';
    await expectNothingChanged(scene.server, async () => void (await look()));
  });

  it('is booked in reverse if it did not leave after all, and before finance again if it did', async () => {
    const pix = await paid();
    const refund = await gaveBack(pix);
    if (refund === null) throw new Error('Nothing was given back.');
    refund.status = 'NAO_REALIZADO';
    await Promise.all([look(), look()]);
    expect([await scene.book(), await approved()]).toEqual([PAID, true]);
    expect(await listed(pix)).toMatchObject([{ situacao: 'nao-realizada', compras: [] }]);
    refund.status = 'DEVOLVIDO';
    await look();
    expect([await scene.book(), await approved()]).toEqual([DUE, false]);
    expect(await listed(pix)).toMatchObject([{ situacao: 'conferir', compras: [scene.purchase] }]);
  });

  it('is found long after the Pix was paid', async () => {
    const pix = await paid();
    scene.server.clock.advance(88 * 24 * 60 * MINUTE);
    await gaveBack(pix);
    expect(await scene.book()).toEqual(DUE);
  });

  it('holds up no other: a bank that is away is asked again', async () => {
    const pix = await paid();
    await scene.bank.giveBack(pix);
    scene.bank.set({ answers: 'down' });
    await look();
    expect(await scene.book()).toEqual(PAID);
    scene.bank.set({ answers: 'right' });
    await look();
    expect(await scene.book()).toEqual(DUE);
  });
});

describe('of a Pix without a charge', () => {
  it('leaves suspense, and nothing is left to decide', async () => {
    const payment = await money.arrives(700);
    await gaveBack(payment.endToEndId);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.shown(payment)).toMatchObject({ situacao: 'encerrado', restante: 0 });
    expect(await listed(payment.endToEndId)).toMatchObject([{ situacao: 'conferir', compras: [] }]);
  });

  it('that was assigned opens the charge again', async () => {
    const payment = await money.arrives();
    await money.assign(payment);
    await gaveBack(payment.endToEndId);
    expect(await scene.book()).toEqual(DUE);
    const [receipt] = (await money.shown(payment)).recebimentos;
    const undo = () =>
      money.finance(1).post(`/admin/receipts/${receipt?.codigo}/undo`, { motivo: 'Engano.' });
    await expectRefused(scene.server, undo, 409);
  });

  it('whose payer waits for a decision is noted as returned to them', async () => {
    const payment = await money.arrives();
    await money.assign(payment, 'Outra Pessoa de Souza');
    await gaveBack(payment.endToEndId);
    expect(await scene.book()).toEqual(DUE);
    expect(await listed(payment.endToEndId)).toMatchObject([{ situacao: 'conferir', jaRegistrado: 12_000 }]);
  });

  it('that waits in part is to be booked until finance decides about its payer', async () => {
    const payment = await money.arrives();
    await money.assign(payment, 'Outra Pessoa de Souza');
    await gaveBack(payment.endToEndId, { centavos: 200 });
    const [row] = await listed(payment.endToEndId);
    expect(row).toMatchObject({ situacao: 'a-lancar', aLancar: 2 });
    const check = () =>
      money.finance().post(`/admin/bank-refunds/${row?.codigo}/check`, { motivo: 'Falei com eles.' });
    await expectRefused(scene.server, check, 409);
    const [receipt] = (await money.shown(payment)).recebimentos;
    const accept = { decisao: 'aceitar', motivo: 'É o pai do comprador.' };
    expect((await money.finance(1).post(`/admin/receipts/${receipt?.codigo}/payer`, accept)).statusCode).toBe(
      200,
    );
    await look();
    expect(await scene.book()).toEqual({
      'house-bank': PRICE - 200,
      receivable: 200,
      'house-revenue': -PRICE,
    });
    expect((await check()).statusCode).toBe(200);
  });

  it('that a colleague closed as gone by another way is not booked again', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment, { forma: 'ja-saiu' });
    await money.release(payment);
    expect(await money.bookOf(payment)).toEqual({});
    await gaveBack(payment.endToEndId);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await listed(payment.endToEndId)).toMatchObject([
      { situacao: 'conferir', jaRegistrado: 7, aLancar: 0 },
    ]);
  });

  it('that goes back by us at the same moment leaves once', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment);
    await money.release(payment);
    await scene.bank.giveBack(payment.endToEndId);
    await look();
    expect(await listed(payment.endToEndId)).toMatchObject([{ situacao: 'a-lancar', aLancar: 7 }]);
    // The bank refuses ours.
    await money.send();
    await look();
    expect(await money.bookOf(payment)).toEqual({});
    expect(await listed(payment.endToEndId)).toMatchObject([{ situacao: 'conferir', aLancar: 0 }]);
  });

  it('that went back by us is no refund of others', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment);
    await money.release(payment);
    await money.send();
    await look();
    expect(await money.bookOf(payment)).toEqual({});
    expect(await listed(payment.endToEndId)).toEqual([]);
  });
});

describe('finance', () => {
  it('notes once that they have seen to it, with what was done', async () => {
    const pix = await paid();
    await gaveBack(pix);
    const [row] = await listed(pix);
    const path = `/admin/bank-refunds/${row?.codigo}/check`;
    const body = { motivo: 'Falei com o comprador, que paga de novo.' };
    const sales = await buildStaff(scene.server);
    await expectRefused(scene.server, () => sales.post(path, body), 403);
    await expectRefused(
      scene.server,
      () => money.finance().post('/admin/bank-refunds/999999/check', body),
      404,
    );
    const by = money.finance().id;
    await expectOnlyChanged(scene.server, () => money.finance().post(path, body), {
      bank_refund: {
        checked_by: [null, by],
        checked_at: [null, scene.server.clock.now()],
        note: [null, body.motivo],
      },
      audit: added({ action: 'check-bank-refund', actor_id: by }),
    });
    await expectRefused(scene.server, () => money.finance(1).post(path, body), 409);
    const csv = await money.finance().get(`/admin/bank-refunds.csv?busca=${pix}`);
    expect(csv.body).toContain(body.motivo);
  });

  it('two at the same moment note it once', async () => {
    const pix = await paid();
    await gaveBack(pix);
    const path = `/admin/bank-refunds/${(await listed(pix))[0]?.codigo}/check`;
    const replies = await Promise.all(
      [0, 1].map((which) => money.finance(which).post(path, { motivo: 'Falei com o banco.' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
