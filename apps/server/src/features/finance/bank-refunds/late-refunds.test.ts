import { expect, it } from 'vitest';
import { DUE, MINUTE, PAID, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const DAY = 24 * 60 * MINUTE;
const scene = pixScene();
const look = () => findBankRefundsJob(scene.deps).run();

/** Pays the purchase by Pix; gives the id of the payment. */
async function paid(): Promise<string> {
  const done = await scene.pay(await scene.code());
  // The first reading says since when all of it is known.
  await scene.find();
  await look();
  return 'payment' in done ? done.payment.endToEndId : '';
}

it('what the bank gave back is found however long nobody could ask it', async () => {
  const pix = await paid();
  scene.server.clock.advance(88 * DAY);
  await scene.bank.giveBack(pix);
  scene.bank.set({ answers: 'down' });
  await look();
  scene.server.clock.advance(300 * DAY);
  scene.bank.set({ answers: 'right' });
  await look();
  expect(await scene.book()).toEqual(DUE);
});

it('a Pix that the bank no longer knows holds up no other', async () => {
  const gone = await paid();
  await scene.bank.giveBack(gone, { status: 'EM_PROCESSAMENTO' });
  await look();
  // Ids begin with the time: this one is asked about first.
  scene.server.clock.advance(10 * MINUTE);
  await scene.buy();
  const pix = await paid();
  await scene.bank.giveBack(pix, { status: 'EM_PROCESSAMENTO' });
  scene.server.clock.advance(200 * DAY);
  await look();
  await scene.bank.settleRefunds('DEVOLVIDO');
  const { bank } = scene.deps;
  const readPayment = async (id: string) => {
    if (id === gone) throw new PixError('missing', 'not known');
    return bank.readPayment(id);
  };
  await findBankRefundsJob({ ...scene.deps, bank: { ...bank, readPayment } }).run();
  expect(await scene.book()).toEqual(DUE);
});

it('what the bank processes is booked however long it takes', async () => {
  const pix = await paid();
  await scene.bank.giveBack(pix, { status: 'EM_PROCESSAMENTO' });
  await look();
  scene.server.clock.advance(200 * DAY);
  await look();
  expect(await scene.book()).toEqual(PAID);
  await scene.bank.settleRefunds('DEVOLVIDO');
  await look();
  expect(await scene.book()).toEqual(DUE);
});
