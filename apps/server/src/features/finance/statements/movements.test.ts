import { afterEach, describe, expect, it } from 'vitest';
import { statementScene } from '../../../../test/scenes/purchases/statement-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { verifyBook } from '../book/public.ts';

const scene = statementScene();
const PRICE = '12000.00';

afterEach(async () => {
  const faults: string[] = [];
  await verifyBook(scene.server.deps.database, (fault) => faults.push(fault));
  // Whatever a test did, the book is sound.
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const fromBuyer = (amount = PRICE) => ({ amount, text: `PIX RECEBIDO - ${scene.buyer}` });

describe('a movement', () => {
  it('is recorded by one click, once: book, purchase, audit and both sides', async () => {
    const [charge = 0] = await scene.charges();
    const [line] = await scene.took([fromBuyer()]);
    const code = line?.codigo ?? 0;
    const { pix } = scene.money;
    await expectOnlyChanged(scene.server, () => scene.confirm(code, [charge]), {
      receipt: added({
        charge_code: charge,
        amount_cents: 1_200_000,
        paid_on: scene.today,
        payer_name: scene.buyer,
        source: 'transfer',
        state: 'counted',
        recorded_by: scene.finance.id,
      }),
      book_transaction: added({ kind: 'receipt', charge_code: charge, by_id: scene.finance.id }),
      book_entry: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1_200_000 })],
      purchase: expect.objectContaining({ payment_approved: [null, true] }),
      audit: [added({ action: 'record-receipt' }), added({ action: 'follow-payment' })],
      mail: [mailTo(pix.buyer.email), mailTo(scene.money.sales.email)],
      notification: [noticeTo(pix.buyer.id), noticeTo(scene.money.sales.id)],
    });
    expect(await pix.book()).toEqual({ 'house-bank': 1_200_000, 'house-revenue': -1_200_000 });
    expect(await scene.line(code)).toMatchObject({
      situacao: 'conferida',
      restante: 0,
      compras: [scene.purchase],
      proposta: null,
      candidatas: [],
    });
    expect(await scene.confirm(code, [charge])).toEqual({
      codigo: code,
      resultado: 'ja-conferida',
      compras: [],
    });
  });

  it('pays several charges of a purchase; too much is owed back', async () => {
    const [charge = 0] = await scene.charges();
    const papers = await scene.alsoCharged(35_000);
    const [line] = await scene.took([fromBuyer('12350.00')]);
    expect(line?.proposta?.cobrancas.map(({ codigo }) => codigo)).toEqual([charge, papers]);
    const code = line?.codigo ?? 0;
    expect(await scene.confirm(code, [charge, papers])).toMatchObject({ resultado: 'conferida' });
    const { pix } = scene.money;
    expect(await pix.book()).toEqual({ 'house-bank': 1_235_000, 'house-revenue': -1_235_000 });
    const [more] = await scene.took([{ ...fromBuyer('7.00'), id: 'more' }]);
    expect(more).toMatchObject({ proposta: null });
    expect(await scene.confirm(more?.codigo ?? 0, [papers])).toMatchObject({ resultado: 'conferida' });
    expect(await pix.book()).toEqual({ 'house-bank': 1_235_700, 'house-revenue': -1_235_000, user: -700 });
  });

  it('of two purchases of a buyer pays both, and never those of two buyers', async () => {
    const { pix } = scene.money;
    const [first = 0] = await scene.charges();
    const { buyer } = pix;
    const other = await pix.buyElse();
    const [line] = await scene.took([fromBuyer('24000.00')]);
    const code = line?.codigo ?? 0;
    expect(await scene.confirm(code, [first, other.charge])).toMatchObject({ resultado: 'cobrancas' });
    await scene.server.deps.database.run(pix.named('update purchase set account_id = $1 where code = $2'), [
      buyer.id,
      other.purchase,
    ]);
    expect(await scene.confirm(code, [first, other.charge])).toMatchObject({
      resultado: 'conferida',
      compras: [scene.purchase, other.purchase],
    });
    expect(await pix.book(other.purchase)).toEqual(await pix.book());
    expect(await scene.line(code)).toMatchObject({
      situacao: 'conferida',
      compras: [scene.purchase, other.purchase],
    });
  });

  it('of another payer waits for a decision by another user', async () => {
    const charge = await scene.alsoCharged(12_345);
    const [line] = await scene.took([{ amount: '123.45', text: 'PIX RECEBIDO - CAIO PRADO' }]);
    expect(line).toMatchObject({ proposta: null });
    expect((await scene.line(line?.codigo ?? 0)).candidatas).toMatchObject([{ motivo: 'valor' }]);
    expect(await scene.confirm(line?.codigo ?? 0, [charge])).toMatchObject({ resultado: 'conferida' });
    const book = await scene.money.pix.book();
    expect(book).toMatchObject({ suspense: -12_345, receivable: 1_212_345 });
  });

  it('whose payer the bank does not name needs one; a name that is typed is compared too', async () => {
    const [charge = 0] = await scene.charges();
    const [line] = await scene.took([{ amount: PRICE, text: 'DEPOSITO' }]);
    const code = line?.codigo ?? 0;
    expect(await scene.confirm(code, [charge])).toMatchObject({ resultado: 'sem-pagador' });
    expect(await scene.confirm(code, [charge], { pagador: scene.buyer })).toMatchObject({
      resultado: 'conferida',
    });
    expect(await scene.money.pix.book()).not.toHaveProperty('suspense');
  });

  it('that two users record at the same moment counts once', async () => {
    const [charge = 0] = await scene.charges();
    const [line] = await scene.took([fromBuyer()]);
    const code = line?.codigo ?? 0;
    const both = await Promise.all([
      scene.confirm(code, [charge]),
      scene.confirm(code, [charge], {}, scene.money.colleague),
    ]);
    expect(
      both.map((outcome) => outcome?.resultado ?? '').toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['conferida', 'ja-conferida']);
    expect(await scene.money.pix.book()).toEqual({ 'house-bank': 1_200_000, 'house-revenue': -1_200_000 });
  });

  it('whose record was taken back is open again, and can be recorded elsewhere', async () => {
    const { pix, colleague } = scene.money;
    const other = await pix.buyElse();
    const [line] = await scene.took([fromBuyer()]);
    const code = line?.codigo ?? 0;
    expect(line).toMatchObject({ proposta: null });
    const [charge = 0] = await scene.charges();
    await scene.confirm(code, [other.charge]);
    const receipt = await scene.server.deps.database.row<{ code: number }>(
      pix.named('select code from receipt where charge_code = $1'),
      [other.charge],
    );
    const undone = await colleague.post(`/admin/receipts/${receipt?.code ?? 0}/undo`, {
      motivo: 'Outra compra.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await scene.line(code)).toMatchObject({ situacao: 'aberta', restante: 12_000 });
    expect(await scene.confirm(code, [charge])).toMatchObject({
      resultado: 'conferida',
      compras: [scene.purchase],
    });
  });

  it('is recorded by itself if a Pix of ours tells of it, and never by hand', async () => {
    const { pix } = scene.money;
    const [charge = 0] = await scene.charges();
    const copied = await pix.code();
    const row = await scene.server.deps.database.row<{ txid: string }>(
      pix.named('select txid from pix_charge where charge_code = $1'),
      [charge],
    );
    const [line] = await scene.took([{ amount: PRICE, text: `PIX ${row?.txid ?? ''} CAIO` }]);
    const code = line?.codigo ?? 0;
    expect(line).toMatchObject({ pixProprio: true, proposta: { motivo: 'pix' } });
    expect(await scene.confirm(code, [charge])).toMatchObject({ resultado: 'pix-proprio' });
    const paid = await pix.pay(copied, null, true);
    expect(await scene.line(code)).toMatchObject({ situacao: 'conferida', compras: [scene.purchase] });
    const named = 'payment' in paid ? paid.payment.endToEndId : '';
    const [again] = await scene.took([{ amount: PRICE, text: `PIX RECEBIDO ${named}`, id: 'again' }]);
    expect(again).toMatchObject({ situacao: 'conferida' });
  });

  it('goes out, lies ahead, or is aside: nothing is recorded, and others of the same call are', async () => {
    const [charge = 0] = await scene.charges();
    const lines = await scene.took([
      { amount: '-5.00', text: 'TED' },
      { ...fromBuyer('1.00'), day: '2099-01-01' },
      { amount: '3.00', text: 'RENDIMENTO' },
      fromBuyer(),
    ]);
    const [out, ahead, fee, paid] = [-5, 1, 3, 12_000].map((each) =>
      lines.find(({ valor }) => valor === each),
    );
    await scene.ignore([fee?.codigo ?? 0]);
    const asked = [out, ahead, fee, paid].map((line) => ({ codigo: line?.codigo ?? 0, cobrancas: [charge] }));
    const outcomes = await scene.confirmAll([
      ...asked,
      { codigo: 999_999, cobrancas: [charge] },
      { codigo: paid?.codigo ?? 0, cobrancas: [999_999] },
    ]);
    expect(outcomes.map(({ resultado }) => resultado)).toEqual([
      'saida',
      'dia-futuro',
      'ignorada',
      'conferida',
      'nao-encontrada',
      'cobrancas',
    ]);
  });

  it('that was recorded by hand before shows the purchase that has it', async () => {
    await scene.money.paidByTransfer(11_999);
    const [line] = await scene.took([fromBuyer('11999.00')]);
    expect(line).toMatchObject({ situacao: 'aberta', compraParecida: scene.purchase, proposta: null });
  });

  it('that went back to a buyer is known by its reference', async () => {
    const { money } = scene;
    await money.paidByTransfer(12_100);
    expect((await money.propose('transferencia', 100)).statusCode).toBe(201);
    expect((await money.decide('liberar')).statusCode).toBe(200);
    const [line] = await scene.took([{ amount: '-100.00', text: 'TED ENVIADA', id: 'DOC77' }]);
    expect(line).toMatchObject({ situacao: 'aberta', compras: [] });
    expect((await money.transfer({ resultado: 'feita', referencia: 'doc77' })).statusCode).toBe(200);
    expect(await scene.line(line?.codigo ?? 0)).toMatchObject({
      situacao: 'conferida',
      compras: [scene.purchase],
    });
  });
});

describe('putting aside', () => {
  it('is for all of the named or none, with a reason, and can be taken back', async () => {
    const lines = await scene.took([
      { amount: '-5.00', text: 'TARIFA' },
      { amount: '3.00', text: 'RENDIMENTO' },
    ]);
    const codes = lines.map(({ codigo }) => codigo);
    await expectRefused(scene.server, () => scene.ignore([...codes, 999_999]), 404);
    await expectOnlyChanged(scene.server, () => scene.ignore(codes), {
      statement_line: codes.map(() => expect.objectContaining({ ignore_reason: [null, 'Tarifa do banco.'] })),
      audit: [added({ action: 'ignore-movement' }), added({ action: 'ignore-movement' })],
    });
    await expectRefused(scene.server, () => scene.ignore(codes), 409);
    expect(await scene.lines(`situacao=ignorada&order=dia`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ codigo: codes[0], motivoIgnorada: 'Tarifa do banco.' }),
      ]),
    );
    expect((await scene.restore(codes[0] ?? 0)).statusCode).toBe(200);
    await expectRefused(scene.server, () => scene.restore(codes[0] ?? 0), 409);
    expect(await scene.line(codes[0] ?? 0)).toMatchObject({ situacao: 'aberta', ignoradaPor: null });
  });

  it('is refused for what is recorded', async () => {
    const [charge = 0] = await scene.charges();
    const [line] = await scene.took([fromBuyer()]);
    await scene.confirm(line?.codigo ?? 0, [charge]);
    await expectRefused(scene.server, () => scene.ignore([line?.codigo ?? 0]), 409);
  });
});
