import { describe, expect, it } from 'vitest';
import { payoutErrors } from '@patio/contract/errors/purchases/payout-errors.ts';
import { getClose } from '@patio/contract/finance/closes/get-close.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { payoutScene, PRICE } from '../../../../../test/scenes/purchases/payout-scene.ts';
import { prepareClosesJob } from '../../closes/public.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';

const scene = payoutScene();
let made = 0;

const repay = (valor: number, more: object = {}, by = scene.finance) =>
  by.post(`/admin/stores/${scene.store}/repayments`, {
    valor,
    forma: 'transferencia',
    dia: dayOf(scene.server.clock.now()),
    referencia: `TED loja ${(made += 1)}`,
    ...more,
  });

/** A sale that was undone after its payout. */
async function undone() {
  await scene.commission(5);
  const sale = await scene.sold();
  await scene.paidOut();
  await scene.cancelled(sale);
  return sale;
}

/** What the bank says of a transfer: a statement of one movement, and how it stands. */
async function told(amount: number, id: string) {
  const text = `Data;Valor;Histórico;Documento\n${dayOf(scene.server.clock.now()).split('-').toReversed().join('/')};${amount.toFixed(2).replace('.', ',')};TED;${id}\n`;
  const taken = await scene.finance.post('/admin/statements', {
    nome: 'extrato.csv',
    conta: null,
    conteudo: Buffer.from(text).toString('base64'),
  });
  const { codigo } = taken.json<{ data: { codigo: number } }>().data;
  const reply = await scene.finance.get(`/admin/statement-lines?extrato=${codigo}`);
  return reply.json<{ data: { situacao: string; compras: number[]; restante: number }[] }>().data[0];
}

it('transfers to a store and from it are known on the statement of the bank, by reference and amount', async () => {
  const sale = await undone();
  const [payout] = await scene.rows<{ reference: string }>(
    'select reference from payout order by code desc limit 1',
  );
  const compras = [sale.purchase];
  expect(await told(-11_399, payout?.reference ?? '')).toMatchObject({ situacao: 'aberta', compras: [] });
  expect(await told(-11_400, payout?.reference ?? '')).toMatchObject({ situacao: 'conferida', compras });
  await repay(11_400, { referencia: 'TED 4411' });
  expect(await told(11_400, 'TED 4411')).toMatchObject({ situacao: 'conferida', compras, restante: 0 });
});

it('a transfer for several sales is one movement in the file for the accountant and in the panel of its day', async () => {
  const [first, second] = [await scene.sold(), await scene.sold()];
  await scene.paidOut();
  const day = dayOf(scene.server.clock.now());
  const file = await scene.finance.get(`/admin/book.ofx?de=${day}&ate=${day}`);
  const out = [...file.body.matchAll(/<TRNAMT>(-[\d.]+)<.*?<NAME>(.*?)</g)].map(([, ...found]) => found);
  expect(out).toEqual([['-24000.00', `Compra ${first.purchase}, ${second.purchase}`]]);
  scene.server.clock.advance(86_400_000);
  while (await prepareClosesJob(scene.server.deps).run());
  const [closed] = (await scene.finance.get('/admin/closes?order=-dia')).json<{
    data: { codigo: number }[];
  }>().data;
  const { data } = getClose.success.schema.parse(
    (await scene.finance.get(`/admin/closes/${closed?.codigo}`)).json(),
  );
  expect(data).toMatchObject({ totalMovimentos: 1, saidas: 24_000 });
  expect(data.movimentos[0]).toMatchObject({
    valor: -24_000,
    partes: [first, second].map(({ purchase, charge }) => ({
      codigoCompra: purchase,
      codigoCobranca: charge,
      valor: -12_000,
    })),
  });
});

describe('what a store gives back', () => {
  it('at the bank ends its debt, with its commission, and both its statement and the book say so', async () => {
    const sale = await undone();
    const { server, finance, owner, store } = scene;
    expect(await scene.statement()).toMatchObject({ divida: 11_400, podeRegistrarDevolucao: true });
    await expectOnlyChanged(server, () => repay(11_400, { referencia: 'ted  77' }), {
      store_repayment: added({
        partner_id: store,
        amount_cents: 1_140_000,
        reference: 'TED 77',
        recorded_by: finance.id,
      }),
      store_repayment_part: added({
        charge_code: sale.charge,
        gross_cents: PRICE,
        commission_cents: 60_000,
      }),
      book_transaction: added({ kind: 'store-repaid', charge_code: sale.charge, by_id: finance.id }),
      book_entry: [
        added({ amount_cents: 1_140_000 }),
        added({ amount_cents: -PRICE }),
        added({ amount_cents: 60_000 }),
      ],
      audit: added({ action: 'record-store-repayment', actor_id: finance.id }),
    });
    expect(await scene.book(sale)).toEqual({ 'house-bank': PRICE, user: -PRICE });
    expect(await scene.statement(owner)).toMatchObject({
      devido: 0,
      divida: 0,
      repassado: 0,
      comissaoCobrada: 0,
      podeRegistrarDevolucao: false,
      linhas: [{ situacao: 'cancelado' }],
      devolucoes: [{ valor: 11_400, referencia: 'TED 77', compras: [sale.purchase], registradaPor: null }],
    });
    expect(await scene.faults()).toEqual([]);
  });

  it('in part leaves the rest, which comes off the next payout', async () => {
    const sale = await undone();
    expect((await repay(1400, { forma: 'especie' })).statusCode).toBe(201);
    expect(await scene.statement()).toMatchObject({ divida: 10_000, devido: -10_000, repassado: 10_000 });
    await scene.sold();
    expect(await scene.statement()).toMatchObject({ divida: 10_000, devido: 1400 });
    await scene.paidOut();
    expect(await scene.book(sale)).toEqual({ 'house-bank': PRICE, user: -PRICE });
    expect(await scene.statement()).toMatchObject({ divida: 0, devido: 0 });
  });

  it('is never more than it owes, on a day to come, by others than finance, or with a reference that stands', async () => {
    await undone();
    const { server, sales, owner } = scene;
    await expectRefused(server, () => repay(11_400.01), 409);
    await expectRefused(server, () => repay(0), 422);
    await expectRefused(server, () => repay(1, { dia: '2099-01-01' }), 422);
    await expectRefused(server, () => repay(1, {}, owner), 403);
    await expectRefused(server, () => repay(1, {}, sales), 403);
    await repay(1, { referencia: 'Recibo 9' });
    await expectRefused(server, () => repay(1, { referencia: 'RECIBO 9' }), 409);
    const [receipt] = await scene.rows<{ reference: string }>(
      'select reference from receipt order by code desc limit 1',
    );
    await expectRefused(server, () => repay(1, { referencia: receipt?.reference }), 409);
  });

  it('stops a proposal that counts the same debt, and is recorded once by users at the same moment', async () => {
    await undone();
    await scene.sold();
    await scene.sold();
    await scene.propose();
    const replies = await Promise.all(Array.from({ length: 5 }, () => repay(11_400)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    await expectRefused(scene.server, () => scene.decide(), 409);
    await scene.decide('recusar');
    expect(await scene.statement()).toMatchObject({ divida: 0, devido: 22_800 });
  });
});

describe('a reference of the bank is one transfer', () => {
  const received = (charge: number, referencia: string) =>
    scene.finance.post(`/admin/charges/${charge}/receipts`, {
      valor: 1,
      dia: dayOf(scene.server.clock.now()),
      pagador: 'Outra pessoa',
      documentoPagador: null,
      referencia,
    });

  it('that came in from a store is no receipt of a buyer, recorded by hand', async () => {
    await undone();
    const { charge } = await scene.sell();
    expect((await repay(1, { referencia: 'TED 5501' })).statusCode).toBe(201);
    const refused = await expectRefused(scene.server, () => received(charge, 'ted  5501'), 409);
    expect(refused.json()).toMatchObject({ erros: [payoutErrors['repayment-reference'].PTBR] });
  });

  it('recorded at the same moment from a buyer and from a store stands once', async () => {
    await undone();
    const { charge } = await scene.sell();
    for (let race = 0; race < 4; race += 1) {
      const referencia = `TED ao mesmo tempo ${race}`;
      const replies = await Promise.all([repay(1, { referencia }), received(charge, referencia)]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        201, 409,
      ]);
    }
  });

  it('recorded at the same moment for two stores stands once, with an error for the other', async () => {
    await undone();
    const first = scene.store;
    await scene.newStore();
    await undone();
    const of = (store: number) =>
      scene.finance.post(`/admin/stores/${store}/repayments`, {
        valor: 1,
        forma: 'transferencia',
        dia: dayOf(scene.server.clock.now()),
        referencia: 'TED de duas lojas',
      });
    const replies = await Promise.all([of(first), of(scene.store)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
  });
});
