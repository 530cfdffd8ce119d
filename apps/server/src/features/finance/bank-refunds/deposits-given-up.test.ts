import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { getBuyerDebt } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import { afterEach, expect, it } from 'vitest';
import { depositTransferScene } from '../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const { scene, row, give, propose, decide, record, undo, notMade } = depositTransferScene();
const LOST = { user: -100_000, 'buyer-loss': 100_000 };

const look = () => findBankRefundsJob(scene.pix.deps).run();

async function expectDone(...steps: readonly (() => Promise<{ readonly statusCode: number }>)[]) {
  for (const step of steps) expect((await step()).statusCode).toBeLessThan(300);
}

/** The charge of the deposit. */
async function charge(): Promise<number> {
  const sql =
    'select c.code from charge c join bid_deposit d on d.code = c.deposit_code where d.offer_code = $1';
  const [found] = await scene.server.deps.database.rows<{ code: number }>(scene.pix.named(sql), [
    scene.offer,
  ]);
  return found?.code ?? 0;
}

async function lastGiveUp(): Promise<number> {
  const reply = await scene.finance.get(`/admin/buyer-debts/${await charge()}`);
  return getBuyerDebt.success.schema.parse(reply.json()).data.perdoes[0]?.codigo ?? 0;
}

const owedAgain = async () =>
  scene.finance.post(`/admin/buyer-give-ups/${await lastGiveUp()}/undo`, { motivo: 'O dinheiro voltou.' });

const requestBank = async () =>
  scene.finance.post(`/admin/deposits/${(await row()).codigo}/bank-request`, {
    motivo: 'Recusado pelo banco.',
  });

/** A deposit that went back by transfer and by its bank, and what went back too much is given up; the bank could return its Pix still. */
async function givenUp() {
  const { pix, finance, colleague } = scene;
  await scene.left();
  pix.bank.state.faults.refunds = 'failed';
  await scene.ended();
  await scene.follow();
  await scene.send();
  pix.bank.state.faults.refunds = 'done';
  await expectDone(requestBank, give, propose, decide, record);
  const refund = await pix.bank.giveBack(pix.bank.state.payments.at(-1)?.endToEndId ?? '');
  if (refund === null) throw new Error('Nothing was given back.');
  await look();
  const path = `/admin/buyer-debts/${await charge()}/give-ups`;
  await expectDone(
    () => finance.post(path, { motivo: 'Não responde há um ano.' }),
    async () =>
      colleague.post(`/admin/buyer-give-ups/${await lastGiveUp()}/decision`, { decisao: 'liberar' }),
  );
  expect(await scene.book()).toEqual({ 'house-bank': -100_000, 'buyer-loss': 100_000 });
  return refund;
}

/** Everything that goes out by itself goes out. */
async function later(): Promise<void> {
  await look();
  await scene.follow();
  await scene.send();
}

afterEach(() => scene.verify());

it('a given-up deposit whose bank did not give it back after all is not returned again', async () => {
  const refund = await givenUp();
  refund.status = 'NAO_REALIZADO';
  await later();
  expect([scene.returnedAtBank(), await scene.book(), await scene.state()]).toEqual([0, LOST, ['devolvida']]);
  for (const refused of [propose, requestBank, () => scene.decide('devolver')]) {
    const reply = await expectRefused(scene.server, refused, 409);
    expect(reply.json()).toEqual({ erros: [debtErrors['payback-given-up'].PTBR] });
  }
  await expectDone(owedAgain);
  await later();
  // The buyer has it by the transfer.
  expect([scene.returnedAtBank(), await scene.book(), await scene.state()]).toEqual([0, {}, ['devolvida']]);
});

it('whose transfer was not made either is owed to its buyer, and goes back once the give-up is undone', async () => {
  const refund = await givenUp();
  await expectDone(undo, notMade);
  await later();
  expect([await scene.book(), await scene.state()]).toEqual([LOST, ['devolvendo']]);
  refund.status = 'NAO_REALIZADO';
  await later();
  expect(scene.returnedAtBank()).toBe(0);
  expect(await scene.book()).toMatchObject({ user: -200_000, 'buyer-loss': 100_000 });
  await expectDone(owedAgain);
  await later();
  expect([scene.returnedAtBank(), await scene.book(), await scene.state()]).toEqual([
    100_000,
    {},
    ['devolvida'],
  ]);
});

it('whose transfer was not made is back once the give-up is undone', async () => {
  await givenUp();
  await expectDone(undo, notMade, owedAgain);
  await later();
  expect([scene.returnedAtBank(), await scene.book(), await scene.state()]).toEqual([
    100_000,
    {},
    ['devolvida'],
  ]);
});
