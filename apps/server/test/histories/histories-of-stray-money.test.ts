import { expect, it } from 'vitest';
import { strayScene } from '../scenes/purchases/stray-scene.ts';
import { expectHistory } from './history-of.ts';

const scene = strayScene();

it('a Pix without a charge has one, from its first decision', async () => {
  const payment = await scene.arrives();
  expect((await scene.propose(payment)).statusCode).toBeLessThan(300);
  expect((await scene.release(payment)).statusCode).toBeLessThan(300);
  await expectHistory([scene.finance()], `tipo=stray-pix&registro=${await scene.codeOf(payment)}`, [
    'propose-stray-return',
    'release-stray-return',
  ]);
});
