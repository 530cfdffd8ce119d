import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { debtScene } from '../../../../test/scenes/purchases/debt-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const scene = debtScene();
const { money } = scene;
const OWED = { 'house-bank': -1_200_000, user: 1_200_000 };
const GIVEN_UP = { 'house-bank': -1_200_000, 'buyer-loss': 1_200_000 };

const book = () => money.pix.book();

afterEach(async () => {
  const faults = await scene.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

describe('giving up what a buyer was given back too much', () => {
  it('is proposed by one user and released by another one: a loss, and no money moves', async () => {
    const charge = await scene.owing();
    await scene.ask(charge);
    expect((await scene.propose(charge)).statusCode).toBe(200);
    expect(await scene.listed('liberar')).toContain(charge);
    const { server, buyer } = money.pix;
    for (const refused of [
      () => scene.propose(charge, money.colleague),
      () => scene.ask(charge),
      () => scene.decide(charge, 'liberar', money.finance),
    ])
      await expectRefused(server, refused, 409);
    await expectOnlyChanged(server, () => scene.decide(charge, 'liberar'), {
      buyer_give_up: expect.objectContaining({
        state: ['proposed', 'released'],
        decided_by: [null, money.colleague.id],
      }),
      buyer_request: expect.objectContaining({ ended_at: [null, server.clock.now()] }),
      book_transaction: added({ kind: 'given-up', charge_code: charge, by_id: money.colleague.id }),
      book_entry: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1_200_000 })],
      audit: added({ action: 'release-debt-give-up' }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await book()).toEqual(GIVEN_UP);
    expect(await scene.shown(charge)).toMatchObject({ valor: 0, perdoado: 12_000, situacao: 'perdoada' });
    expect(await scene.asked()).toEqual({ told: [null], pix: [] });
    await expectRefused(server, () => scene.decide(charge, 'liberar'), 409);
  });

  it('of another amount than is owed by then is not released; anyone turns it down', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await money.paidByTransfer(2_000, charge);
    const { server } = money.pix;
    const changed = await expectRefused(server, () => scene.decide(charge, 'liberar'), 409);
    expect(changed.json()).toMatchObject({ erros: [debtErrors['debt-changed'].PTBR] });
    expect((await scene.decide(charge, 'recusar', money.finance)).statusCode).toBe(200);
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await book()).toEqual({ 'house-bank': -1_000_000, 'buyer-loss': 1_000_000 });
  });

  it('stays before finance until it is turned down, though the buyer paid meanwhile', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await money.paidByTransfer(12_000, charge);
    expect(await scene.listed('liberar')).toContain(charge);
    expect((await scene.decide(charge, 'recusar', money.finance)).statusCode).toBe(200);
    expect(await scene.listed('encerrada')).toContain(charge);
  });

  it('is undone by another user than who released it, and owed again', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    const { server } = money.pix;
    await expectRefused(server, () => scene.undo(charge, money.colleague), 409);
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await book()).toEqual(OWED);
    expect((await scene.shown(charge)).situacao).toBe('pedir');
    await expectRefused(server, () => scene.undo(charge), 409);
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await book()).toEqual(GIVEN_UP);
  });

  it('is undone after the price was paid again: the price is open, and the purchase waits for its payment', async () => {
    const { pix } = money;
    const charge = (await money.detail()).cobrancas[0]?.codigo ?? 0;
    const twice = await money.paidByPix(2_400_000);
    await money.propose('transferencia', 12_000);
    await money.decide('liberar');
    await money.transfer({ resultado: 'feita', referencia: `TED C${pix.purchase}` });
    await pix.bank.giveBack(twice);
    await scene.look();
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    await money.paidByTransfer(12_000, charge);
    const approved = async () =>
      (
        await pix.server.deps.database.row<{ approved: boolean }>(
          pix.named('select payment_approved as approved from purchase where code = $1'),
          [pix.purchase],
        )
      )?.approved;
    expect(await approved()).toBe(true);
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await book()).toMatchObject({ receivable: 1_200_000 });
    expect(await approved()).toBe(false);
  });

  it('after which the money came back is undone before anything goes back to the buyer', async () => {
    const charge = await scene.owing();
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    await money.paidByTransfer(12_000, charge);
    expect(await book()).toEqual({ 'buyer-loss': 1_200_000, user: -1_200_000 });
    expect(await scene.listed('voltou')).toContain(charge);
    const { server, purchase } = money.pix;
    expect(await money.detail()).toMatchObject({
      impedimento: 'perdao',
      podePropor: false,
      conta: { podePedir: false },
    });
    const ask = { motivo: 'Veio por TED.' };
    await expectRefused(
      server,
      () => money.finance.post(`/admin/purchases/${purchase}/payback/bank-request`, ask),
      409,
    );
    const refused = await expectRefused(server, () => money.propose('transferencia', 12_000), 409);
    await expectNotReleased();
    expect(refused.json()).toMatchObject({ erros: [debtErrors['payback-given-up'].PTBR] });
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await book()).toEqual({});
  });

  /** What was proposed before the money came back is not released either, and finance reads why. */
  async function expectNotReleased(): Promise<void> {
    const { database } = money.pix.server.deps;
    const insert = {
      name: 'test.proposed-before',
      text: `insert into payback (purchase_code, way, state, amount_cents, reason, proposed_by, proposed_at)
        values ($1, 'transfer', 'proposed', 1200000, 'Pago a mais.', $2, now()) returning code`,
    };
    const row = await database.row<{ code: number }>(insert, [money.pix.purchase, money.colleague.id]);
    const { impedimento, devolucoes } = await money.detail();
    expect(impedimento).toBe('perdao');
    const before = devolucoes.find(({ codigo }) => codigo === row?.code);
    expect(before).toMatchObject({ situacao: 'proposta', podeLiberar: false, podeRecusar: true });
    await database.run({ name: 'test.not-proposed', text: 'delete from payback where code = $1' }, [
      row?.code ?? 0,
    ]);
  }

  it('two proposals, or two releases, at the same moment: one of both', async () => {
    const charge = await scene.owing();
    const proposals = [scene.propose(charge), scene.propose(charge, money.colleague)];
    const codes = (await Promise.all(proposals)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const by = (await scene.shown(charge)).perdoes[0]?.propostaPor.codigo;
    const other = by === money.finance.id ? money.colleague : money.finance;
    const releases = [scene.decide(charge, 'liberar', other), scene.decide(charge, 'liberar', other)];
    const released = (await Promise.all(releases)).map(({ statusCode }) => statusCode);
    expect(released.toSorted((one, second) => one - second)).toEqual([200, 409]);
    expect(await book()).toEqual(GIVEN_UP);
  });
});
