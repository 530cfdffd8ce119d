import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { expect, it } from 'vitest';
import { buildStaff } from '../builders/staff.ts';
import { depositScene } from '../scenes/purchases/deposit-scene.ts';
import { expectHistory, historyOf } from './history-of.ts';

const scene = depositScene();

it('a deposit has its own, beside the other deposits of its offer', async () => {
  const sales = await buildStaff(scene.server);
  await scene.left(scene.bia);
  await scene.defaulted();
  expect((await scene.decide('reter')).statusCode).toBeLessThan(300);
  const kept = (await scene.listed()).find(({ situacao }) => situacao === 'retida')?.codigo;
  const other = (await scene.listed()).find(({ codigo }) => codigo !== kept)?.codigo;
  await expectHistory([scene.finance, sales], `caucao=${kept}`, ['record-receipt', 'keep-deposit']);
  expect(await historyOf(scene.finance, `caucao=${other}`)).not.toContain('keep-deposit');
});

it('which the history of the offer contains, for those who see the offer', async () => {
  const sales = await buildStaff(scene.server);
  await scene.left();
  const query = `tipo=offer&registro=${scene.offer}`;
  await expectHistory([sales], query, ['record-receipt', 'save-deposit-rule']);
  const reply = (await scene.finance.get(`/admin/audit?${query}`)).json();
  expect(listAudit.success.schema.parse(reply).legivel).toBe(false);
});
