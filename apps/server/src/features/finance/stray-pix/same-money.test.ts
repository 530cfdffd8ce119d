import { strayErrors } from '@patio/contract/errors/purchases/stray-errors.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, PAID, DUE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { StatementScene } from '../../../../test/scenes/purchases/statement-scene.ts';
import { PaybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const DAY = 86_400_000;
const PRICE = 1_200_000;
const money = strayScene();
const scene = money.pix;
const payback = new PaybackScene(scene);
const bank = new StatementScene(payback);
let made = 0;
beforeAll(() => payback.open());
// What a test leaves is of another day than what the next one finds.
beforeEach(() => scene.server.clock.advance(9 * DAY));
beforeEach(() => bank.begin());

/** A movement of the statement that came in, without the id of its Pix. */
async function imported(amount = '12000.00', more: object = {}) {
  made += 1;
  const [line] = await bank.took([{ amount, text: `PIX RECEBIDO - ${bank.buyer}`, id: `N${made}`, ...more }]);
  return line?.codigo ?? 0;
}

const tell = (line: number, body: object, by = money.finance()) =>
  by.post(`/admin/statement-lines/${line}/stray`, body);

const charge = async (): Promise<number> => (await bank.charges())[0] ?? 0;

describe('a movement without the id of its Pix', () => {
  it('is not recorded while a Pix without a charge has its amount and day: the money would be booked twice', async () => {
    const payment = await money.arrives();
    const line = await imported();
    const to = await charge();
    await expectOnlyChanged(scene.server, () => bank.confirm(line, [to]), {});
    expect(await bank.confirm(line, [to])).toEqual({
      codigo: line,
      resultado: 'pix-sem-cobranca',
      compras: [],
    });
    expect(await bank.line(line)).toMatchObject({
      situacao: 'aberta',
      pixParecidos: [
        { codigo: await money.codeOf(payment), referencia: payment.endToEndId, restante: 12_000 },
      ],
      codigoPix: null,
    });
    expect(await scene.book()).toEqual(DUE);
  });

  it('nor once that Pix was assigned', async () => {
    const payment = await money.arrives();
    expect((await money.assign(payment)).statusCode).toBe(200);
    const line = await imported();
    await scene.buy();
    expect(await bank.confirm(line, [await charge()])).toMatchObject({ resultado: 'pix-sem-cobranca' });
  });

  it('that is this Pix is recorded with it, and what is decided about it is decided there', async () => {
    const payment = await money.arrives();
    const stray = await money.codeOf(payment);
    const line = await imported();
    const { server } = scene;
    const { id } = money.finance();
    await expectOnlyChanged(server, () => tell(line, { dinheiro: 'pix', pix: stray }), {
      statement_line: {
        stray_code: [null, stray],
        identified_by: [null, id],
        identified_at: [null, server.clock.now()],
      },
      audit: added({ action: 'identify-movement', actor_id: id }),
    });
    expect(await bank.line(line)).toMatchObject({ situacao: 'conferida', restante: 0, codigoPix: stray });
    expect(await bank.confirm(line, [await charge()])).toMatchObject({ resultado: 'ja-conferida' });
    expect((await money.assign(payment)).statusCode).toBe(200);
    expect(await scene.book()).toEqual(PAID);
    expect(await bank.line(line)).toMatchObject({ situacao: 'conferida', compras: [scene.purchase] });
    await expectRefused(server, () => tell(line, { dinheiro: 'outro', motivo: 'De outra pessoa.' }), 409);
    expect((await tell(line, { dinheiro: 'desfeito' })).statusCode).toBe(200);
    expect(await bank.line(line)).toMatchObject({ situacao: 'aberta', codigoPix: null });
    await expectRefused(server, () => tell(line, { dinheiro: 'desfeito' }), 409);
    expect(await money.faults()).toEqual([]);
  });

  it('that is other money is recorded once a user says why', async () => {
    const payment = await money.arrives();
    const line = await imported();
    const { server } = scene;
    const { id } = money.finance();
    await expectOnlyChanged(server, () => tell(line, { dinheiro: 'outro', motivo: 'É uma TED da mãe.' }), {
      statement_line: {
        apart_reason: [null, 'É uma TED da mãe.'],
        identified_by: [null, id],
        identified_at: [null, server.clock.now()],
      },
      audit: added({ action: 'identify-movement', actor_id: id }),
    });
    expect(await bank.confirm(line, [await charge()])).toMatchObject({ resultado: 'conferida' });
    expect(await scene.book()).toEqual(PAID);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
    expect((await money.shown(payment)).parecidos).toEqual([]);
  });

  it('recorded before the bank told of its Pix is in the book once, from when a user says that it is this Pix', async () => {
    const line = await imported();
    expect(await bank.confirm(line, [await charge()])).toMatchObject({ resultado: 'conferida' });
    const payment = await money.arrives();
    const stray = await money.codeOf(payment);
    expect((await money.shown(payment)).parecidos).toMatchObject([
      { codigoMovimento: line, registrado: true, compras: [scene.purchase] },
    ]);
    await expectOnlyChanged(scene.server, () => tell(line, { dinheiro: 'pix', pix: stray }), {
      statement_line: expect.objectContaining({ stray_code: [null, stray] }),
      stray_pix: { left_cents: [PRICE, 0] },
      book_transaction: added({ kind: 'stray-taken', stray_code: stray }),
      book_entry: [added({ amount_cents: -PRICE }), added({ amount_cents: PRICE })],
      audit: added({ action: 'identify-movement' }),
    });
    expect(await money.bookOf(payment)).toEqual({});
    expect(await scene.book()).toEqual(PAID);
    const shown = await money.shown(payment);
    expect(shown).toMatchObject({ situacao: 'encerrado', recebimentos: [{ codigoCompra: scene.purchase }] });
    // A colleague takes the receipt back: the money is that of a Pix without a charge again.
    const undo = `/admin/receipts/${shown.recebimentos[0]?.codigo}/undo`;
    expect((await money.finance(1).post(undo, { motivo: 'Era de outra pessoa.' })).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
    expect((await money.assign(payment)).statusCode).toBe(200);
    expect(await scene.book()).toEqual(PAID);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.faults()).toEqual([]);
  });

  it('and said by mistake to be this Pix is taken back whole', async () => {
    const line = await imported();
    await bank.confirm(line, [await charge()]);
    const payment = await money.arrives();
    await tell(line, { dinheiro: 'pix', pix: await money.codeOf(payment) });
    scene.server.clock.advance(MINUTE);
    expect((await tell(line, { dinheiro: 'desfeito' }, money.finance(1))).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
    expect(await scene.book()).toEqual(PAID);
    expect((await tell(line, { dinheiro: 'pix', pix: await money.codeOf(payment) })).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.faults()).toEqual([]);
  });

  it.each([
    ['another amount', '12000.01', 0],
    ['a day before the last one', '12000.00', -2],
    ['its own id', '12000.00', 0],
  ])('with %s is no such Pix', async (what, amount, days) => {
    const payment = await money.arrives();
    const day = dayOf(scene.server.clock.now() + days * DAY);
    const text = what === 'its own id' ? `PIX ${payment.endToEndId}` : `PIX RECEBIDO - ${bank.buyer}`;
    const line = await imported(amount, { day, text });
    expect((await bank.line(line)).pixParecidos).toEqual([]);
    await expectRefused(
      scene.server,
      async () => tell(line, { dinheiro: 'pix', pix: await money.codeOf(payment) }),
      409,
    );
  });

  it('is the Pix of the day before or after it, and only one movement is a Pix', async () => {
    const payment = await money.arrives();
    const stray = await money.codeOf(payment);
    const now = scene.server.clock.now();
    const first = await imported('12000.00', { day: dayOf(now - DAY) });
    const second = await imported();
    for (const line of [first, second]) expect((await bank.line(line)).pixParecidos).toHaveLength(1);
    const replies = await Promise.all(
      [first, second].map((line) => tell(line, { dinheiro: 'pix', pix: stray })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const sales = payback.sales;
    await expectRefused(scene.server, () => tell(second, { dinheiro: 'desfeito' }, sales), 403);
  });
});

describe('before a Pix without a charge is decided about', () => {
  it('its user sees what of its amount and day is recorded or open, and says that it is other money', async () => {
    await payback.paidByTransfer(12_000);
    const paid = scene.purchase;
    await scene.buy();
    const payment = await money.arrives();
    const line = await imported();
    const shown = await money.shown(payment);
    expect(shown.parecidos).toMatchObject([
      { codigoMovimento: line, registrado: false, compras: [], loja: null },
      { codigoMovimento: null, registrado: true, compras: [paid], loja: null },
    ]);
    const to = await money.path(payment);
    const motivo = 'Não é de ninguém daqui.';
    const refused = await expectRefused(
      scene.server,
      () => money.finance().post(`${to}/return`, { motivo }),
      409,
    );
    expect(refused.json()).toMatchObject({ erros: [strayErrors['stray-similar'].PTBR] });
    await expectRefused(scene.server, () => money.assign(payment), 409);
    await expectOnlyChanged(
      scene.server,
      () => money.finance().post(`${to}/return`, { motivo, outroDinheiro: true }),
      {
        stray_return: added({ amount_cents: PRICE, state: 'proposed' }),
        audit: [added({ action: 'separate-stray' }), added({ action: 'propose-stray-return' })],
      },
    );
  });
});

describe('a movement with the id of its Pix', () => {
  it('is open while that is to be decided, and not once it went back; nor is what went out', async () => {
    const payment = await money.arrives(70_000);
    const [line] = await bank.took([{ amount: '700.00', text: `PIX ${payment.endToEndId}`, id: 'came' }]);
    expect(line?.situacao).toBe('aberta');
    await money.propose(payment);
    await money.release(payment);
    const [out] = await bank.took([{ amount: '-700.00', text: `DEV PIX ${payment.endToEndId}`, id: 'went' }]);
    expect(out?.situacao).toBe('aberta');
    await money.send();
    expect(await bank.line(line?.codigo ?? 0)).toMatchObject({ situacao: 'conferida', compras: [] });
    expect(await bank.line(out?.codigo ?? 0)).toMatchObject({ situacao: 'conferida', compras: [] });
    expect(await bank.lines(`extrato=${out?.codigoExtrato}&situacao=aberta`)).toEqual([]);
  });

  it('of which less is left says so, and stops no other one', async () => {
    const payment = await money.arrives(PRICE);
    const [line] = await bank.took([
      { amount: '12000.50', text: `${payment.endToEndId} - ${bank.buyer}`, id: 'more' },
    ]);
    const [other] = await bank.took([{ amount: '1.00', text: `PIX RECEBIDO - ${bank.buyer}`, id: 'other' }]);
    const cobrancas = [await charge()];
    const codes = [line?.codigo ?? 0, other?.codigo ?? 0];
    expect(await bank.confirmAll(codes.map((codigo) => ({ codigo, cobrancas })))).toMatchObject([
      { resultado: 'sem-saldo', compras: [] },
      { resultado: 'conferida' },
    ]);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': PRICE, suspense: -PRICE });
  });
});
