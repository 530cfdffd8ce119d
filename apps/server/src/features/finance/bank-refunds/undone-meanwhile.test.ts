import { expect, it } from 'vitest';
import { DUE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const money = strayScene();
const scene = money.pix;

it('a refund whose receipt is taken back at the same moment leaves suspense, and the charge owes nothing for it', async () => {
  const payment = await money.arrives();
  await money.assign(payment);
  const [receipt] = (await money.shown(payment)).recebimentos;
  await scene.bank.giveBack(payment.endToEndId);
  const { deps } = scene;
  const look = () => findBankRefundsJob(deps).run();
  const waiting = await deps.database.transact(async (transaction) => {
    const sql = 'select from auction a join purchase u using (offer_code) where u.code = $1 for update of a';
    await transaction.run(scene.named(sql), [scene.purchase]);
    const undone = money
      .finance(1)
      .post(`/admin/receipts/${receipt?.codigo}/undo`, { motivo: 'Foi para a compra errada.' });
    await untilLockWait(deps.database);
    const looked = look();
    await untilLockWait(deps.database, 2);
    return { undone, looked };
  });
  expect((await waiting.undone).statusCode).toBe(200);
  await waiting.looked;
  await look();
  expect([await scene.book(), await money.bookOf(payment)]).toEqual([DUE, {}]);
  expect(await money.faults()).toEqual([]);
});
