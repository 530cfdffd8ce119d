import { correctReceiptReference } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { DUE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const PRICE = 1_200_000;
const money = strayScene();
const scene = money.pix;
let made = 0;

afterEach(async () => {
  const faults = await money.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What finance sees of the purchase. */
async function shown() {
  const reply = await money.finance().get(`/admin/purchases/${scene.purchase}/charges`);
  return correctReceiptReference.success.schema.parse(reply.json()).data;
}
const charge = async (): Promise<number> => (await shown()).cobrancas[0]?.codigo ?? 0;

/** Records the price by hand, in reais, under a reference of its own; gives the code of the receipt. */
async function recorded(more: object = {}): Promise<number> {
  const reply = await money.finance().post(`/admin/charges/${await charge()}/receipts`, {
    valor: 12_000,
    dia: dayOf(scene.server.clock.now()),
    pagador: await scene.buyerName(),
    documentoPagador: null,
    referencia: `TED errado ${(made += 1)}`,
    ...more,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return correctReceiptReference.success.schema.parse(reply.json()).data.recebimentos.at(-1)?.codigo ?? 0;
}

const correct = (receipt: number, referencia: string, which = 0) =>
  money.finance(which).post(`/admin/receipts/${receipt}/reference`, {
    referencia,
    motivo: 'O número foi digitado errado.',
  });

describe('a receipt that was recorded by hand under a wrong reference', () => {
  it('is the Pix without a charge that it was: the money is in the book once', async () => {
    const receipt = await recorded();
    const payment = await money.arrives();
    const stray = await money.codeOf(payment);
    expect((await money.shown(payment)).parecidos).toMatchObject([
      { codigoRecebimento: receipt, compras: [scene.purchase] },
    ]);
    await expectOnlyChanged(scene.server, () => correct(receipt, payment.endToEndId), {
      receipt: { reference: [expect.stringMatching(/^TED ERRADO/), payment.endToEndId.toUpperCase()] },
      stray_pix: { left_cents: [PRICE, 0] },
      book_transaction: added({ kind: 'stray-taken', stray_code: stray, by_id: money.finance().id }),
      book_entry: [added({ amount_cents: -PRICE }), added({ amount_cents: PRICE })],
      audit: added({ action: 'correct-receipt-reference', actor_id: money.finance().id }),
    });
    expect([await scene.book(), await money.bookOf(payment)]).toEqual([PAID, {}]);
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'encerrado',
      recebimentos: [{ codigo: receipt, codigoCompra: scene.purchase }],
    });
    // The same again changes nothing.
    expect((await correct(receipt, payment.endToEndId)).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({});
  });

  it('gives the Pix back once it is corrected again, or taken back', async () => {
    const receipt = await recorded();
    const payment = await money.arrives();
    await correct(receipt, payment.endToEndId);
    scene.server.clock.advance(1000);
    expect((await correct(receipt, `TED certo ${made}`, 1)).statusCode).toBe(200);
    expect([await scene.book(), await money.bookOf(payment)]).toEqual([
      PAID,
      { 'house-bank': PRICE, suspense: -PRICE },
    ]);
    scene.server.clock.advance(1000);
    await correct(receipt, payment.endToEndId);
    const undo = { motivo: 'Era de outra pessoa.' };
    expect((await money.finance(1).post(`/admin/receipts/${receipt}/undo`, undo)).statusCode).toBe(200);
    expect([await scene.book(), await money.bookOf(payment)]).toEqual([
      DUE,
      { 'house-bank': PRICE, suspense: -PRICE },
    ]);
  });

  it('takes of the Pix what it recorded, and the rest stays to be decided', async () => {
    const receipt = await recorded();
    const payment = await money.arrives(PRICE + 700);
    expect((await correct(receipt, payment.endToEndId)).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
  });

  it('of a Pix that comes later is that Pix as well', async () => {
    const receipt = await recorded();
    const payment = await scene.bank.payToKey(PRICE);
    await correct(receipt, payment.endToEndId);
    await scene.find();
    expect([await scene.book(), await money.bookOf(payment)]).toEqual([PAID, {}]);
  });

  it('is linked once, whatever comes at the same moment', async () => {
    const receipts = [await recorded(), await recorded()];
    const payment = await money.arrives();
    const replies = await Promise.all([
      correct(receipts[0] ?? 0, payment.endToEndId, 0),
      correct(receipts[1] ?? 0, payment.endToEndId, 1),
      money.finance(1).post(`${await money.path(payment)}/assignment`, {
        cobrancas: [await charge()],
        pagador: await scene.buyerName(),
        outroDinheiro: true,
      }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await money.bookOf(payment)).toEqual({});
  });

  it.each([
    ['cash', { forma: 'especie', documentoPagador: '529.982.247-25' }],
    ['more than is left of the Pix', { valor: 12_001 }],
  ])('is not corrected to a Pix if it is %s', async (_what, more) => {
    const receipt = await recorded(more);
    const payment = await money.arrives();
    await expectRefused(scene.server, () => correct(receipt, payment.endToEndId), 409);
  });

  it('is not corrected to what another receipt has, by others than finance, or where the bank told it', async () => {
    const [first, second] = [await recorded(), await recorded()];
    await expectRefused(scene.server, () => correct(second, `ted errado ${made - 1}`), 409);
    const sales = await buildStaff(scene.server);
    const body = { referencia: 'TED 1', motivo: 'Engano.' };
    await expectRefused(scene.server, () => sales.post(`/admin/receipts/${first}/reference`, body), 403);
    await expectRefused(scene.server, () => correct(999_999, 'TED 1'), 404);
    await scene.buy();
    await scene.pay(await scene.code());
    const [told] = (await shown()).recebimentos;
    expect(told).toMatchObject({ forma: 'pix', podeCorrigir: false });
    await expectRefused(scene.server, () => correct(told?.codigo ?? 0, 'TED 1'), 409);
  });
});
