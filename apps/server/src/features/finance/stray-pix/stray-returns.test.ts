import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const money = strayScene();
const scene = money.pix;

describe('the return of a Pix without a charge', () => {
  it('is proposed by one user, released by another one, and made by the bank', async () => {
    const payment = await money.arrives(700);
    expect((await money.propose(payment)).statusCode).toBe(200);
    expect((await money.propose(payment)).statusCode).toBe(409);
    const decision = await money.decisionPath(payment);
    await expectRefused(scene.server, () => money.finance(0).post(decision, { decisao: 'liberar' }), 409);
    expect((await money.release(payment)).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, sending: -700 });
    expect((await money.assign(payment)).statusCode).toBe(409);
    await money.send();
    expect(await money.bookOf(payment)).toEqual({});
    expect(payment.refunds).toMatchObject([{ centavos: 700, status: 'DEVOLVIDO' }]);
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'encerrado',
      devolucoes: [{ situacao: 'feita' }],
    });
    expect((await money.release(payment)).statusCode).toBe(409);
    expect(await money.faults()).toEqual([]);
  });

  it('is made once, however often its answer is lost', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment);
    await money.release(payment);
    scene.bank.set({ answers: 'lost' });
    await money.send();
    scene.bank.set({ answers: 'right' });
    scene.server.clock.advance(2 * MINUTE);
    await Promise.all([money.send(), money.send()]);
    scene.server.clock.advance(2 * MINUTE);
    await money.send();
    expect(payment.refunds).toHaveLength(1);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.faults()).toEqual([]);
  });

  it('that the bank takes its time over is waited for, and that it does not make is in the queue again', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment);
    await money.release(payment);
    scene.bank.set({ refunds: 'processing' });
    await money.send();
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'em-envio',
      devolucoes: [{ emProcessamento: true }],
    });
    await scene.bank.settleRefunds('NAO_REALIZADO');
    scene.server.clock.advance(60 * MINUTE);
    await money.send();
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'decidir',
      recusada: true,
      devolucoes: [{ situacao: 'falhou', falha: expect.stringContaining('encerrada') }],
    });
    expect(await money.faults()).toEqual([]);
  });

  it('and an assignment at the same moment: one of both', async () => {
    for (let time = 0; time < 4; time += 1) {
      await scene.buy();
      const payment = await money.arrives();
      await money.propose(payment);
      const [released, assigned] = await Promise.all([money.release(payment), money.assign(payment)]);
      expect([released.statusCode, assigned.statusCode].toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ]);
      expect(await money.faults()).toEqual([]);
    }
  });

  it('is refused after 89 days, and where it was turned down nothing moves', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment);
    const decision = await money.decisionPath(payment);
    const refused = { decisao: 'recusar', motivo: 'Achamos o comprador.' };
    expect((await money.finance(0).post(decision, refused)).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
    await scene.server.deps.database.run(
      scene.named(`update stray_pix set paid_at = paid_at - interval '90 days' where code = $1`),
      [await money.codeOf(payment)],
    );
    const to = `${await money.path(payment)}/return`;
    await expectRefused(scene.server, () => money.finance().post(to, { motivo: 'Tarde demais.' }), 409);
    expect(await money.shown(payment)).toMatchObject({
      podePropor: false,
      prazoEsgotado: true,
      podeAtribuir: true,
    });
  });
});

describe('a Pix without a charge that left by another way', () => {
  const left = { forma: 'ja-saiu', motivo: 'Devolvido no aplicativo do banco.' };

  it('is closed by two users, at any time, and nothing is sent', async () => {
    const payment = await money.arrives(700);
    await scene.server.deps.database.run(
      scene.named(`update stray_pix set paid_at = paid_at - interval '100 days' where code = $1`),
      [await money.codeOf(payment)],
    );
    expect(await money.shown(payment)).toMatchObject({ podePropor: false, podeEncerrar: true });
    expect((await money.propose(payment, left)).statusCode).toBe(200);
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'liberar',
      podeEncerrar: false,
      devolucoes: [{ forma: 'ja-saiu', situacao: 'proposta' }],
    });
    const decision = await money.decisionPath(payment);
    await expectRefused(scene.server, () => money.finance(0).post(decision, { decisao: 'liberar' }), 409);
    const { id } = money.finance(1);
    const now = scene.server.clock.now();
    await expectOnlyChanged(scene.server, () => money.release(payment), {
      stray_return: {
        state: ['proposed', 'done'],
        decided_by: [null, id],
        decided_at: [null, now],
        ended_at: [null, now],
      },
      stray_pix: { left_cents: [700, 0] },
      book_transaction: [added({ kind: 'sending', by_id: id }), added({ kind: 'sent', by_id: id })],
      book_entry: [700, -700, 700, -700].map(() => added({})),
      audit: added({ action: 'release-stray-return', actor_id: id }),
    });
    await money.send();
    expect(payment.refunds).toEqual([]);
    expect(await money.bookOf(payment)).toEqual({});
    expect(await money.shown(payment)).toMatchObject({
      situacao: 'encerrado',
      restante: 0,
      podeEncerrar: false,
      devolucoes: [{ forma: 'ja-saiu', situacao: 'feita' }],
    });
    expect((await money.release(payment)).statusCode).toBe(409);
    expect(await money.faults()).toEqual([]);
  });

  it('is turned down, and stands as before', async () => {
    const payment = await money.arrives(700);
    await money.propose(payment, left);
    const refused = { decisao: 'recusar', motivo: 'No extrato não há saída.' };
    expect((await money.finance(1).post(await money.decisionPath(payment), refused)).statusCode).toBe(200);
    expect(await money.bookOf(payment)).toEqual({ 'house-bank': 700, suspense: -700 });
    expect(await money.shown(payment)).toMatchObject({ situacao: 'decidir', podeEncerrar: true });
  });
});
