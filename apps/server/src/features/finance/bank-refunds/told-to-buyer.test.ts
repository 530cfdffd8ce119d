import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { expect, it } from 'vitest';
import { pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const scene = pixScene();
const look = () => findBankRefundsJob(scene.deps).run();

/** What the page of the purchase says of its one charge. */
async function shown() {
  const reply = await scene.buyer.get(`/usrio/compras/${scene.purchase}/cobrancas`);
  return getOwnCharges.success.schema.parse(reply.json()).data.cobrancas;
}

async function paid(): Promise<string> {
  const done = await scene.pay(await scene.code());
  return 'payment' in done ? done.payment.endToEndId : '';
}

it('the page of the purchase says how much the bank gave back, until it did not after all', async () => {
  const pix = await paid();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
  const refund = await scene.bank.giveBack(pix, { centavos: 50_000 });
  await look();
  expect(await shown()).toMatchObject([{ aberto: 500, devolvidoPeloBanco: 500 }]);
  if (refund) refund.status = 'NAO_REALIZADO';
  await look();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
});

it('what is processed is not said yet', async () => {
  await scene.bank.giveBack(await paid(), { status: 'EM_PROCESSAMENTO' });
  await look();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
});
