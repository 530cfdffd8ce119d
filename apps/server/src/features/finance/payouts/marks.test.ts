import { payoutErrors } from '@patio/contract/errors/purchases/payout-errors.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { payoutScene, PRICE } from '../../../../test/scenes/purchases/payout-scene.ts';
import { importSent } from '../../../../test/scenes/purchases/sent-statement.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';

const scene = payoutScene();
const NET = 1_140_000;
let made = 0;

afterEach(async () => {
  const faults = await scene.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** A payout of a sale, less its commission, that the colleague recorded as made. */
async function paidOut() {
  await scene.commission(5);
  const sale = await scene.sold();
  await scene.paidOut();
  return sale;
}

const undo = async (by: StaffMember = scene.finance, more: object = {}) =>
  by.post(`/admin/payouts/${(await scene.last()).codigo}/undo`, { motivo: 'Nada saiu do banco.', ...more });
const correct = async (referencia: string, by = scene.finance) =>
  by.post(`/admin/payouts/${(await scene.last()).codigo}/reference`, {
    referencia,
    motivo: 'O número foi digitado errado.',
  });

const moved = (amount: number, id: string) =>
  importSent(scene.finance, { amount, id, day: dayOf(scene.server.clock.now()) });

describe('a payout that was recorded as made by mistake', () => {
  it('is under way again: book, statement and list say so, and the store is told', async () => {
    const sale = await paidOut();
    const { server, finance, colleague, owner, member } = scene;
    const { codigo, referencia } = await scene.last();
    server.clock.advance(1000);
    const at = server.clock.now();
    await expectOnlyChanged(server, undo, {
      payout: {
        state: ['done', 'sending'],
        ended_by: [colleague.id, null],
        ended_at: [expect.any(Number), null],
        reference: [referencia, null],
        undone: [0, 1],
        undone_by: [null, finance.id],
        undone_at: [null, at],
        undo_reason: [null, 'Nada saiu do banco.'],
        mistaken_by: [null, colleague.id],
      },
      book_transaction: added({
        kind: 'reversal',
        charge_code: sale.charge,
        by_id: finance.id,
        reference: referencia,
      }),
      book_entry: [added({ amount_cents: NET }), added({ amount_cents: -NET })],
      audit: added({
        action: 'undo-payout',
        actor_id: finance.id,
        details: { payout: codigo, amount: NET, reference: referencia, reason: 'Nada saiu do banco.' },
      }),
      mail: [mailTo(owner.email), mailTo(member.email)],
      notification: [noticeTo(owner.id), noticeTo(member.id)],
    });
    expect(await scene.book(sale)).toEqual({
      'house-bank': PRICE,
      'third-party': -PRICE,
      'paid-out': PRICE,
      'paying-out': -NET,
      'store-commission': -60_000,
    });
    expect(await scene.statement(owner)).toMatchObject({
      devido: 0,
      aCaminho: 11_400,
      repassado: 0,
      linhas: [{ situacao: 'a-caminho' }],
      repasses: [
        { situacao: 'em-envio', equipe: null, referencia: null, desfeitoEm: new Date(at).toISOString() },
      ],
    });
    expect(await scene.last()).toMatchObject({
      podeRegistrar: true,
      podeDesfazer: false,
      equipe: {
        desfeito: {
          por: { codigo: finance.id },
          registradoPor: { codigo: colleague.id },
          motivo: 'Nada saiu do banco.',
        },
      },
    });
    expect(await scene.list()).toMatchObject({ situacao: 'registrar', desde: new Date(at).toISOString() });
  });

  it('is recorded once it has left, also twice wrong, with the reference that is free again', async () => {
    await paidOut();
    const { referencia } = await scene.last();
    const news = async () =>
      (
        await scene.rows<{ count: number }>(
          'select count(*)::int as count from notification where account_id = $1',
          [scene.owner.id],
        )
      )[0]?.count ?? 0;
    const before = await news();
    for (const by of [scene.finance, scene.finance]) {
      expect((await undo(by)).statusCode).toBe(200);
      const body = { resultado: 'feito', referencia };
      const path = `/admin/payouts/${(await scene.last()).codigo}/transfer`;
      expect((await scene.colleague.post(path, body)).statusCode).toBe(200);
      scene.server.clock.advance(1000);
    }
    expect(await scene.statement()).toMatchObject({ devido: 0, repassado: 11_400 });
    expect((await news()) - before).toBe(4);
  });

  it('may be noted as not made, and is due again', async () => {
    const sale = await paidOut();
    await undo();
    expect((await scene.transfer(false)).statusCode).toBe(200);
    expect(await scene.book(sale)).toEqual({ 'house-bank': PRICE, 'third-party': -PRICE });
    expect(await scene.statement()).toMatchObject({ devido: 11_400, repasses: [{ situacao: 'falhou' }] });
    const refused = await expectRefused(scene.server, undo, 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-not-made'].PTBR] });
  });

  it('is not taken back by who recorded it, nor by anyone outside finance', async () => {
    await paidOut();
    const own = await expectRefused(scene.server, () => undo(scene.colleague), 409);
    expect(own.json()).toEqual({ erros: [payoutErrors['payout-undo-own'].PTBR] });
    for (const by of [scene.sales, scene.owner]) {
      await expectRefused(scene.server, () => undo(by), 403);
      await expectRefused(scene.server, () => correct('TED 1', by), 403);
    }
    await expectRefused(
      scene.server,
      () => scene.finance.post('/admin/payouts/999999/undo', { motivo: 'Engano.' }),
      404,
    );
  });

  it('is taken back once by two users at the same moment', async () => {
    await paidOut();
    const other = await buildStaff(scene.server, { staffRole: 'finance' });
    const replies = await Promise.all([undo(), undo(other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('waits while another payout of the store is under way', async () => {
    await paidOut();
    const { codigo } = await scene.last();
    await scene.sold();
    await scene.propose();
    const refused = await expectRefused(
      scene.server,
      () => scene.finance.post(`/admin/payouts/${codigo}/undo`, { motivo: 'Nada saiu do banco.' }),
      409,
    );
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-open'].PTBR] });
    expect((await scene.statement()).repasses.find((each) => each.codigo === codigo)?.podeDesfazer).toBe(
      false,
    );
  });

  it('stays once the store gave back what it passed on, until that is taken back', async () => {
    const sale = await paidOut();
    await scene.cancelled(sale);
    const repaid = await scene.finance.post(`/admin/stores/${scene.store}/repayments`, {
      valor: NET / 100,
      forma: 'transferencia',
      dia: dayOf(scene.server.clock.now()),
      referencia: `TED volta ${(made += 1)}`,
    });
    expect(repaid.statusCode).toBe(201);
    const refused = await expectRefused(scene.server, undo, 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-moved-since'].PTBR] });
    expect(await scene.last()).toMatchObject({ podeDesfazer: false, podeCorrigir: true });
    const [last] = (await scene.statement()).devolucoes;
    const path = `/admin/store-repayments/${last?.codigo}/undo`;
    expect((await scene.colleague.post(path, { motivo: 'Era de outra loja.' })).statusCode).toBe(200);
    expect((await undo()).statusCode).toBe(200);
    // The sale was undone before its money left: nothing is due, and nothing is owed.
    expect((await scene.transfer(false)).statusCode).toBe(200);
    expect(await scene.statement()).toMatchObject({ devido: 0, divida: 0 });
  });
});

describe('a payout that a statement has', () => {
  it('is taken back only if its movement is said to be other money, which is open again then', async () => {
    await paidOut();
    const { referencia, codigo } = await scene.last();
    const line = await moved(NET, referencia ?? '');
    const state = async () =>
      (await scene.finance.get(`/admin/statement-lines/${line}`)).json<{ data: { situacao: string } }>().data
        .situacao;
    expect(await state()).toBe('conferida');
    expect((await scene.last()).equipe?.movimento).toMatchObject({ codigo: line });
    const refused = await expectRefused(scene.server, undo, 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-undo-movement'].PTBR] });
    await expectRefused(scene.server, () => undo(scene.colleague, { outroDinheiro: true }), 409);
    expect((await undo(scene.finance, { outroDinheiro: true })).statusCode).toBe(200);
    expect(await state()).toBe('aberta');
    const [audit] = await scene.rows<{ details: object }>(
      `select details from audit where action = 'undo-payout' order by code desc limit 1`,
    );
    expect(audit?.details).toMatchObject({ payout: codigo, movement: line });
  });

  it('has the right reference: it is not corrected', async () => {
    await paidOut();
    await moved(NET, (await scene.last()).referencia ?? '');
    expect(await scene.last()).toMatchObject({ podeCorrigir: false });
    const refused = await expectRefused(scene.server, () => correct('TED 77'), 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-of-movement'].PTBR] });
  });
});

describe('a payout that was recorded under a wrong reference', () => {
  it('gets the right one, and nothing else changes: its movement is found, and nobody is told', async () => {
    await paidOut();
    const { referencia } = await scene.last();
    const right = `TED CERTO ${(made += 1)}`;
    const line = await moved(NET, right);
    await expectOnlyChanged(scene.server, () => correct(right.toLowerCase(), scene.colleague), {
      payout: { reference: [referencia, right] },
      audit: added({
        action: 'correct-payout-reference',
        actor_id: scene.colleague.id,
        before: { reference: referencia },
        after: { reference: right },
      }),
    });
    expect((await scene.last()).equipe?.movimento).toMatchObject({ codigo: line });
  });

  it('gets one of two that two users type at the same moment, after the other', async () => {
    await paidOut();
    const [one, other] = [`TED UM ${(made += 1)}`, `TED OUTRO ${made}`];
    const replies = await Promise.all([correct(one), correct(other, scene.colleague)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { codigo, referencia } = await scene.last();
    const steps = await scene.rows<{ before: { reference: string }; after: { reference: string } }>(
      `select before, after from audit where action = 'correct-payout-reference' and (details->>'payout')::int = $1 order by code`,
      [codigo],
    );
    expect(steps).toHaveLength(2);
    expect(steps[1]).toMatchObject({ before: steps[0]?.after, after: { reference: referencia } });
  });

  it('of two that are corrected to the same one at the same moment only one gets it', async () => {
    await paidOut();
    const first = (await scene.last()).codigo;
    await scene.sold();
    await scene.paidOut();
    const second = (await scene.last()).codigo;
    const same = { referencia: `TED MESMO ${(made += 1)}`, motivo: 'O número foi digitado errado.' };
    const replies = await Promise.all([
      scene.finance.post(`/admin/payouts/${first}/reference`, same),
      scene.colleague.post(`/admin/payouts/${second}/reference`, same),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('never gets one that stands for other money that went out', async () => {
    await paidOut();
    const taken = (await scene.last()).referencia ?? '';
    await scene.sold();
    await scene.paidOut();
    const refused = await expectRefused(scene.server, () => correct(taken), 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['payout-reference'].PTBR] });
    await undo();
    await expectRefused(scene.server, () => correct('TED 90'), 409);
  });
});
