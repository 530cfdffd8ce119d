import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import { buyerStep, complain } from '../../../../test/scenes/purchases/complaint-scene.ts';
import { DAY, StorageScene } from '../../../../test/scenes/purchases/storage-scene.ts';
import { expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { settleComplaintsJob } from './public.ts';

let scene: StorageScene;
let deletion: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  scene = await StorageScene.start();
  deletion = deletionScene(scene.server);
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.begin();
  // Those of the tests before are over.
  await scene.run('update complaint set storage_settled = true');
});

const settle = () => settleComplaintsJob(scene.server.deps).run();
const goes = () => deletion.askToGo(scene.ana.id);
const withdraws = async () =>
  expect((await buyerStep(scene.ana, scene.code, 'withdraw')).statusCode).toBe(200);
const final = () => scene.server.clock.advance(scene.server.deps.config.rules.complaintReopenMs + DAY);
const obstacles = async () =>
  (await deletion.call(scene.ana.id, 'GET', '/usrio/dados'))
    .json<{ exclusao: { impedimentos: { tipo: string }[] } }>()
    .exclusao.impedimentos.map(({ tipo }) => tipo);

/** A complaint stops storage on so many days, and outlives the exit. */
async function complained(days: number): Promise<void> {
  expect((await complain(scene.ana, scene.code)).statusCode).toBe(201);
  await scene.pass(days + 1);
  expect((await scene.complete()).statusCode).toBe(200);
}

describe('an account whose complaint has stopped storage', () => {
  it('stays until the complaint cannot be opened again, and then until its storage is paid', async () => {
    await complained(4);
    expect(await obstacles()).toEqual(['diarias']);
    await withdraws();
    const refused = await expectRefused(scene.server, goes, 409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('que uma reclamação ainda decide');
    final();
    await settle();
    expect(await scene.charges()).toHaveLength(1);
    expect(await obstacles()).toEqual(['cobranca']);
    await scene.pay();
    expect(await obstacles()).toEqual([]);
    expect((await goes()).statusCode).toBe(201);
  });

  it('is not erased if it asked to go before that barred it', async () => {
    await complained(4);
    await withdraws();
    await scene.run('update complaint set storage_settled = true where purchase_code = $1', [scene.code]);
    expect((await goes()).statusCode).toBe(201);
    await scene.run('update complaint set storage_settled = false where purchase_code = $1', [scene.code]);
    scene.server.clock.advance(7 * DAY);
    await deletion.job();
    expect(await deletion.erasedAt(scene.ana.id)).toBeNull();
  });

  it('may go if the days cost nothing even if they count, or are charged already', async () => {
    await complained(2);
    expect(await obstacles()).toEqual([]);
    await scene.sell();
    expect((await complain(scene.ana, scene.code)).statusCode).toBe(201);
    await scene.pass(6);
    await withdraws();
    expect((await scene.complete()).statusCode).toBe(200);
    expect(await scene.charges()).toHaveLength(1);
    expect(await obstacles()).toEqual(['cobranca']);
    await scene.pay();
    expect(await obstacles()).toEqual([]);
  });

  it('is charged nothing once it is erased', async () => {
    await complained(4);
    await withdraws();
    await scene.run('update account set erased_at = now() where id = $1', [scene.ana.id]);
    final();
    await expectOnlyChanged(scene.server, settle, { complaint: { storage_settled: [false, true] } });
    expect(await scene.charges()).toEqual([]);
  });
});
