import { payoutErrors } from '@patio/contract/errors/purchases/payout-errors.ts';
import { correctRepaymentReference } from '@patio/contract/finance/payouts/debts/correct-repayment-reference.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { payoutScene } from '../../../../../test/scenes/purchases/payout-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { recordStray } from '../../suspense/public.ts';

const scene = payoutScene();
const OWED = 1_140_000;
let made = 0;

afterEach(async () => {
  const faults = await scene.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What finance recorded by hand that a store gave back of a sale that was undone after its payout: its code. */
async function repaid(more: object = {}): Promise<number> {
  await scene.commission(5);
  const sale = await scene.sold();
  await scene.paidOut();
  await scene.cancelled(sale);
  const reply = await scene.finance.post(`/admin/stores/${scene.store}/repayments`, {
    valor: OWED / 100,
    forma: 'transferencia',
    dia: dayOf(scene.server.clock.now()),
    referencia: `TED errado ${(made += 1)}`,
    ...more,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const [last] = correctRepaymentReference.success.schema.parse(reply.json()).data.devolucoes;
  return last?.codigo ?? 0;
}

const correct = (code: number, referencia: string, by = scene.finance) =>
  by.post(`/admin/store-repayments/${code}/reference`, {
    referencia,
    motivo: 'O número foi digitado errado.',
  });

/** The bank tells of a Pix to the key of the house; its id and its number here. */
async function told(centavos = OWED): Promise<{ readonly id: string; readonly code: number }> {
  const id = `E12345678202611291300${String((made += 1)).padStart(10, '0')}B`;
  const at = scene.server.clock.now();
  const payment = { endToEndId: id, txid: null, centavos, payerText: null, at };
  await scene.server.deps.database.transact((transaction) => recordStray(transaction, payment, at));
  const [stray] = await scene.rows<{ code: number }>('select code from stray_pix where end_to_end_id = $1', [
    id,
  ]);
  return { id, code: stray?.code ?? 0 };
}

const left = async (code: number) =>
  (await scene.rows<{ left: number }>('select left_cents as left from stray_pix where code = $1', [code]))[0]
    ?.left;

const similarTo = async (stray: number) =>
  (await scene.finance.get(`/admin/stray-pix/${stray}`)).json<{ data: { parecidos: object[] } }>().data
    .parecidos;

describe('what a store gave back, recorded by hand under a wrong reference', () => {
  it('is the Pix without a charge that it was: the money is in the book once, and the store owes what it owed', async () => {
    const code = await repaid();
    const pix = await told();
    const before = await scene.statement();
    expect(before.devolucoes[0]).toMatchObject({ codigo: code, podeCorrigir: true });
    expect(await similarTo(pix.code)).toMatchObject([{ codigoDevolucao: code, codigoRecebimento: null }]);
    await expectOnlyChanged(scene.server, () => correct(code, pix.id.toLowerCase()), {
      store_repayment: { reference: [expect.stringMatching(/^TED ERRADO/), pix.id] },
      stray_pix: { left_cents: [OWED, 0] },
      book_transaction: added({ kind: 'stray-taken', stray_code: pix.code, by_id: scene.finance.id }),
      book_entry: [added({ amount_cents: -OWED }), added({ amount_cents: OWED })],
      audit: added({ action: 'correct-repayment-reference', subject: `partner ${scene.store}` }),
    });
    expect(await similarTo(pix.code)).toEqual([]);
    expect(await scene.statement()).toMatchObject({ divida: before.divida, devido: before.devido });
    // The same again changes nothing.
    expect((await correct(code, pix.id)).statusCode).toBe(200);
    expect(await left(pix.code)).toBe(0);
  });

  it('gives the Pix back once it is corrected again, or taken back', async () => {
    const code = await repaid();
    const pix = await told();
    await correct(code, pix.id);
    scene.server.clock.advance(1000);
    expect((await correct(code, `TED certo ${made}`, scene.colleague)).statusCode).toBe(200);
    expect(await left(pix.code)).toBe(OWED);
    scene.server.clock.advance(1000);
    await correct(code, pix.id);
    expect(await left(pix.code)).toBe(0);
    const undone = await scene.colleague.post(`/admin/store-repayments/${code}/undo`, {
      motivo: 'Era de outra loja.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await left(pix.code)).toBe(OWED);
    await expectRefused(scene.server, () => correct(code, 'TED outro'), 409);
  });

  it('frees the wrong reference, and never takes one that stands', async () => {
    const code = await repaid({ referencia: 'TED 500' });
    const other = await repaid({ referencia: 'TED 501' });
    const taken = await expectRefused(scene.server, () => correct(code, 'ted 501'), 409);
    expect(taken.json()).toMatchObject({ erros: [payoutErrors['repayment-reference'].PTBR] });
    const [receipt] = await scene.rows<{ reference: string }>(
      `select reference from receipt where state <> 'reversed' order by code desc limit 1`,
    );
    await expectRefused(scene.server, () => correct(code, receipt?.reference ?? ''), 409);
    expect((await correct(code, 'TED 502')).statusCode).toBe(200);
    expect((await correct(other, 'TED 500')).statusCode).toBe(200);
  });

  it('is not corrected to a Pix of which less is left, if it is cash, or of a movement of a statement', async () => {
    const code = await repaid();
    const less = await told(OWED - 1);
    await expectRefused(scene.server, () => correct(code, less.id), 409);
    const cash = await repaid({ forma: 'especie' });
    const refused = await expectRefused(scene.server, () => correct(cash, 'TED 700'), 409);
    expect(refused.json()).toMatchObject({ erros: [payoutErrors['repayment-cash'].PTBR] });
    const moved = await repaid({ referencia: 'TED 701' });
    const day = dayOf(scene.server.clock.now()).split('-').toReversed().join('/');
    await scene.finance.post('/admin/statements', {
      nome: 'extrato.csv',
      conta: null,
      conteudo: Buffer.from(`Data;Valor;Histórico;Documento\n${day};11400,00;TED;TED 701\n`).toString(
        'base64',
      ),
    });
    const known = await expectRefused(scene.server, () => correct(moved, 'TED 702'), 409);
    expect(known.json()).toMatchObject({ erros: [payoutErrors['repayment-of-movement'].PTBR] });
    const [shown] = (await scene.statement()).devolucoes;
    expect(shown).toMatchObject({ codigo: moved, podeCorrigir: false });
  });

  it('is corrected by finance alone, with a reason, and the store neither learns of it nor may do it', async () => {
    const code = await repaid();
    const { server, owner, sales, finance } = scene;
    await expectRefused(server, () => correct(code, 'TED 900', owner), 403);
    await expectRefused(server, () => correct(code, 'TED 900', sales), 403);
    await expectRefused(server, () => correct(999_999, 'TED 900'), 404);
    await expectRefused(
      server,
      () => finance.post(`/admin/store-repayments/${code}/reference`, { referencia: 'TED 900', motivo: ' ' }),
      422,
    );
    expect((await scene.statement(owner)).devolucoes[0]).toMatchObject({ podeCorrigir: false });
  });

  it('two corrections to one Pix at the same moment: one of both', async () => {
    const [one, other] = [await repaid(), await repaid()];
    const pix = await told();
    const replies = await Promise.all([correct(one, pix.id), correct(other, pix.id, scene.colleague)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await left(pix.code)).toBe(0);
  });
});
