import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { expect, it } from 'vitest';
import { depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';

const scene = depositScene();

it('a deposit that arrived and one that went back are named as such in the OFX, each a movement of its own', async () => {
  await scene.left();
  await scene.left(scene.bia);
  await scene.ended();
  await scene.follow();
  await scene.send();
  const [from, until] = [-2, 0].map((days) => dayOf(scene.server.clock.now() + days * 86_400_000));
  const moved = async (idiom: string) => {
    const file = await scene.finance.get(`/admin/book.ofx?de=${from}&ate=${until}&idiom=${idiom}`);
    expect(file.statusCode).toBe(200);
    return [...file.body.matchAll(/<TRNAMT>([-\d.]+)<.*?<NAME>(.*?)<.*?<MEMO>(\p{L}+)/gu)].map(
      ([, ...found]) => found.join(' '),
    );
  };
  expect(await moved('PTBR')).toEqual([
    '1000.00 Caução Recebimento',
    '1000.00 Caução Recebimento',
    '-1000.00 Caução Devolução',
    '-1000.00 Caução Devolução',
  ]);
  expect((await moved('EN')).map((each) => each.split(' ')[1])).toEqual(Array(4).fill('Deposit'));
});
