import { listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { expect, it } from 'vitest';
import { debtScene } from '../scenes/purchases/debt-scene.ts';
import { expectHistory } from './history-of.ts';

const scene = debtScene();
const { money } = scene;

it('a charge, a payback and what a buyer owes have theirs at the purchase, for all who see it', async () => {
  const charge = await scene.owing();
  expect((await scene.ask(charge)).statusCode).toBeLessThan(300);
  await expectHistory([money.finance, money.sales], `tipo=purchase&registro=${money.pix.purchase}`, [
    'record-receipt',
    'default-purchase',
    'propose-payback',
    'release-payback',
    'record-payback-transfer',
    'book-bank-refund',
    'ask-buyer-debt',
  ]);
  const found = await money.finance.get(`/admin/bank-refunds?busca=${scene.pix}`);
  const [refund] = listBankRefunds.success.schema.parse(found.json()).data;
  await expectHistory([money.finance], `tipo=bank-refund&registro=${refund?.codigo}`, ['note-bank-refund']);
});
