import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { getPersonalData } from '@patio/contract/people/personal-data/get-personal-data.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { importSent } from '../../../../test/scenes/purchases/sent-statement.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { verifyBook } from '../book/public.ts';
import { findBankRefundsJob } from '../bank-refunds/find-bank-refunds.job.ts';

const scene = paybackScene();
const { pix } = scene;

afterEach(async () => {
  const faults: string[] = [];
  await verifyBook(pix.server.deps.database, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const reference = () => `TED ${pix.purchase} E`;

/** The colleague released a transfer that finance proposed, and recorded it as made. */
async function made(valor: number, referencia = reference()): Promise<void> {
  const steps = [
    () => scene.propose('transferencia', valor),
    () => scene.decide('liberar'),
    () => scene.transfer({ resultado: 'feita', referencia }),
  ];
  for (const step of steps) {
    const reply = await step();
    if (reply.statusCode >= 300) throw new Error(reply.body);
  }
  pix.server.clock.advance(1000);
}

/** The refund of a purchase that was paid and undone, recorded as made. */
async function refunded(): Promise<void> {
  await scene.paidByTransfer(12_000);
  await scene.cancelled();
  await made(12_000);
}

const undo = async (by = scene.finance, more: object = {}) =>
  by.post(`/admin/paybacks/${(await scene.last()).codigo}/undo`, { motivo: 'Nada saiu do banco.', ...more });
const correct = async (referencia: string, by = scene.finance) =>
  by.post(`/admin/paybacks/${(await scene.last()).codigo}/reference`, {
    referencia,
    motivo: 'O número foi digitado errado.',
  });
const obstacles = async () => {
  const reply = await pix.buyer.get('/usrio/dados');
  const { exclusao } = getPersonalData.success.schema.parse(reply.json());
  return exclusao.impedimentos.map(({ tipo }) => tipo);
};
const listed = async () => {
  const reply = await scene.finance.get(`/admin/paybacks?comprador=${pix.buyer.id}`);
  return listPaybacks.success.schema.parse(reply.json()).data;
};
const refundMade = async () =>
  (await scene.finance.get(`/admin/refunds?situacao=devolvido&comprador=${pix.buyer.id}`)).json<{
    total: number;
  }>().total;

describe('a transfer to a buyer that was recorded as made by mistake', () => {
  it('is under way again with all that it had settled, and its buyer is told', async () => {
    await refunded();
    const { server, buyer, purchase } = pix;
    const { finance, colleague } = scene;
    expect([await refundMade(), await listed(), await obstacles()]).toEqual([1, [], []]);
    const { codigo } = await scene.last();
    const at = server.clock.now();
    await expectOnlyChanged(server, undo, {
      payback: {
        state: ['done', 'sending'],
        ended_at: [expect.any(Number), null],
        reference: [reference(), null],
        recorded_by: [colleague.id, null],
        undone: [0, 1],
        undone_by: [null, finance.id],
        undone_at: [null, at],
        undo_reason: [null, 'Nada saiu do banco.'],
        mistaken_by: [null, colleague.id],
      },
      payback_part: { state: ['done', 'sending'] },
      cancellation: { refunded_at: [expect.any(Number), null], refund_receipt: [reference(), null] },
      book_transaction: added({ kind: 'reversal', by_id: finance.id, reference: reference() }),
      book_entry: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1_200_000 })],
      audit: [
        added({
          action: 'undo-payback',
          actor_id: finance.id,
          subject: `purchase ${purchase}`,
          details: {
            payback: codigo,
            amount: 1_200_000,
            reference: reference(),
            reason: 'Nada saiu do banco.',
          },
        }),
        added({ action: 'reopen-refund', actor_id: finance.id, subject: `purchase ${purchase}` }),
      ],
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await pix.book()).toEqual({ 'house-bank': 1_200_000, sending: -1_200_000 });
    expect(await refundMade()).toBe(0);
    expect(await listed()).toMatchObject([
      { situacao: 'em-envio', valor: 12_000, desde: new Date(at).toISOString(), transferencia: { codigo } },
    ]);
    expect(await scene.last()).toMatchObject({
      podeRegistrar: true,
      podeDesfazer: false,
      desfeita: { por: { codigo: finance.id }, registradoPor: { codigo: colleague.id } },
    });
    expect(await scene.own()).toMatchObject([
      {
        situacao: 'em-envio',
        enviada: false,
        referencia: null,
        registroDesfeitoEm: new Date(at).toISOString(),
      },
    ]);
    // The money is the buyer's still: the account stays.
    expect(await obstacles()).toContain('devolucao');
  });

  it('is recorded once it has left, and settles the same again', async () => {
    await refunded();
    for (const round of [1, 2]) {
      expect((await undo()).statusCode).toBe(200);
      expect((await scene.transfer({ resultado: 'feita', referencia: reference() })).statusCode).toBe(200);
      pix.server.clock.advance(1000);
      expect([round, await refundMade(), await obstacles()]).toEqual([round, 1, []]);
    }
    expect(await pix.book()).toEqual({});
  });

  it('may be noted as not made, and goes another way', async () => {
    await refunded();
    await undo();
    expect((await scene.transfer({ resultado: 'nao-feita', motivo: 'Conta encerrada.' })).statusCode).toBe(
      200,
    );
    expect(await pix.book()).toEqual({ 'house-bank': 1_200_000, user: -1_200_000 });
    expect(await listed()).toMatchObject([{ situacao: 'decidir', recusada: true }]);
    await made(12_000, `${reference()} 2`);
    expect([await refundMade(), await pix.book()]).toEqual([1, {}]);
  });

  it('leaves a refund that was noted by hand as it is', async () => {
    await scene.paidByTransfer(12_000);
    await scene.cancelled();
    await made(12_000);
    await pix.server.deps.database.run(
      pix.named(
        `update cancellation set refunded_at = refunded_at - interval '1 day' where purchase_code = $1`,
      ),
      [pix.purchase],
    );
    expect((await undo()).statusCode).toBe(200);
    expect(await refundMade()).toBe(1);
  });

  it('of a purchase that goes on leaves it paid', async () => {
    await scene.paidByTransfer(12_300);
    await made(300);
    expect((await undo()).statusCode).toBe(200);
    expect(await pix.book()).toEqual({ ...PAID, 'house-bank': 1_230_000, sending: -30_000 });
    await scene.transfer({ resultado: 'nao-feita', motivo: 'Conta encerrada.' });
    expect(await scene.detail()).toMatchObject({ valor: 300, podePropor: true });
  });

  it('is taken back once, by another user than who recorded it, and by finance alone', async () => {
    await scene.paidByTransfer(12_300);
    await made(300);
    const own = await expectRefused(pix.server, () => undo(scene.colleague), 409);
    expect(own.json()).toEqual({ erros: [paybackErrors['payback-undo-own'].PTBR] });
    expect(await scene.last()).toMatchObject({
      podeDesfazer: true,
      registradaPor: { codigo: scene.colleague.id },
    });
    await expectRefused(pix.server, () => undo(scene.sales), 403);
    await expectRefused(pix.server, () => correct('TED 1', scene.sales), 403);
    await expectRefused(
      pix.server,
      () => scene.finance.post('/admin/paybacks/999999/undo', { motivo: 'Engano.' }),
      404,
    );
    const other = await buildStaff(pix.server, { staffRole: 'finance' });
    const both = await Promise.all([undo(), undo(other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('waits while more of the purchase is on its way', async () => {
    await scene.paidByTransfer(12_300);
    await made(300);
    const { codigo } = await scene.last();
    await scene.paidByTransfer(50);
    await scene.propose('transferencia', 50);
    const late = () =>
      scene.finance.post(`/admin/paybacks/${codigo}/undo`, { motivo: 'Nada saiu do banco.' });
    const refused = await expectRefused(pix.server, late, 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-open'].PTBR] });
    await scene.decide('recusar');
    expect((await late()).statusCode).toBe(200);
  });

  it('is none if a Pix went back: the bank told that', async () => {
    await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    await scene.decide('liberar');
    await scene.send();
    expect(await scene.last()).toMatchObject({ situacao: 'feita', podeDesfazer: false, podeCorrigir: false });
    for (const step of [undo, () => correct('TED 1')]) {
      const refused = await expectRefused(pix.server, step, 409);
      expect(refused.json()).toEqual({ erros: [paybackErrors['payback-not-made'].PTBR] });
    }
  });
});

describe('a transfer to a buyer that stands elsewhere too', () => {
  it('on a statement: is taken back only if the movement is other money, which is open again then', async () => {
    await scene.paidByTransfer(12_300);
    await made(300);
    const line = await importSent(scene.finance, {
      amount: 30_000,
      id: reference(),
      day: dayOf(pix.server.clock.now()),
    });
    const state = async () =>
      (await scene.finance.get(`/admin/statement-lines/${line}`)).json<{ data: { situacao: string } }>().data
        .situacao;
    expect(await state()).toBe('conferida');
    expect(await scene.last()).toMatchObject({ movimento: { codigo: line }, podeCorrigir: false });
    const refused = await expectRefused(pix.server, undo, 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-undo-movement'].PTBR] });
    const kept = await expectRefused(pix.server, () => correct('TED 9'), 409);
    expect(kept.json()).toEqual({ erros: [paybackErrors['payback-of-movement'].PTBR] });
    expect((await undo(scene.finance, { outroDinheiro: true })).statusCode).toBe(200);
    expect(await state()).toBe('aberta');
  });

  it('as what the bank gave back by itself: stays', async () => {
    const id = await scene.paidByPix(1_230_000);
    const refund = await pix.bank.giveBack(id, { centavos: 30_000 });
    await made(300, refund?.rtrId ?? '');
    await findBankRefundsJob(pix.deps).run();
    for (const step of [() => undo(scene.finance, { outroDinheiro: true }), () => correct('TED 9')]) {
      const refused = await expectRefused(pix.server, step, 409);
      expect(refused.json()).toEqual({ erros: [paybackErrors['payback-by-bank'].PTBR] });
    }
  });
});

describe('a transfer to a buyer that was recorded under a wrong reference', () => {
  it('gets the right one, also in the record of the refund, and nobody is told', async () => {
    await refunded();
    const right = `TED ${pix.purchase} CERTA`;
    await expectOnlyChanged(pix.server, () => correct(right.toLowerCase(), scene.colleague), {
      payback: { reference: [reference(), right] },
      cancellation: { refund_receipt: [reference(), right] },
      audit: added({
        action: 'correct-payback-reference',
        actor_id: scene.colleague.id,
        before: { reference: reference() },
        after: { reference: right },
      }),
    });
    expect(await scene.own()).toMatchObject([{ situacao: 'feita', referencia: right }]);
    expect((await undo()).statusCode).toBe(200);
    expect(await refundMade()).toBe(0);
  });

  it('never gets one that stands for other money that went out', async () => {
    await scene.paidByTransfer(12_300);
    await made(300);
    await scene.paidByTransfer(50);
    await made(50, `${reference()} 2`);
    const refused = await expectRefused(pix.server, () => correct(reference()), 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-reference'].PTBR] });
  });
});
