import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buyerStep,
  complain,
  deskStep,
  newestComplaint,
  ownComplaints,
} from '../../../../test/scenes/purchases/complaint-scene.ts';
import { DAY, StorageScene } from '../../../../test/scenes/purchases/storage-scene.ts';
import { expectOnlyChanged, added, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { settleComplaintsJob } from './public.ts';

let scene: StorageScene;

beforeAll(async () => {
  scene = await StorageScene.start();
});
afterAll(() => scene.close());
beforeEach(() => scene.begin());

const answer = async (resultado: string) =>
  deskStep(scene.sales, (await newestComplaint(scene.ana, scene.code)).codigo, 'decide', { resultado });
const step = async (passo: string) =>
  expect((await buyerStep(scene.ana, scene.code, passo)).statusCode).toBe(200);
const settle = () => settleComplaintsJob(scene.server.deps).run();
const mailed = async (words: string) =>
  (
    await scene.server.deps.database.row<{ found: boolean }>(
      {
        name: 'test.storage-mail',
        text: 'select exists (select from mail where recipient = $1 and text like $2) as found',
      },
      [scene.ana.email, `%${words}%`],
    )
  )?.found;

/** Four days on which nobody can collect because of what the buyer complains about: Tuesday to Friday. */
async function complainedFor(given: object = {}): Promise<void> {
  expect((await complain(scene.ana, scene.code, given)).statusCode).toBe(201);
  await scene.pass(5);
}

describe('storage while its buyer complains', () => {
  it('stops, and goes on, with its free days, once the complaint is found justified', async () => {
    expect(await ownComplaints(scene.ana, scene.code)).toMatchObject({ diarias: true });
    await complainedFor();
    expect(await scene.kinds()).toEqual(['reclamacao', 'reclamacao', 'reclamacao', 'reclamacao']);
    expect((await answer('procedente')).statusCode).toBe(200);
    await step('accept');
    expect(await scene.own()).toMatchObject({ livresRestantes: 2, contados: 0, devido: 0 });
  });

  it('goes on if what they complain about lets them collect', async () => {
    await complainedFor({ categoria: 'atendimento', pedido: 'resposta' });
    expect(await scene.kinds()).toEqual(['livre', 'livre', 'conta', 'conta']);
  });

  it('stops while the sale is to be undone, whatever they complain about, and goes on once it stands', async () => {
    await complain(scene.ana, scene.code, { categoria: 'atendimento', pedido: 'resposta' });
    const { codigo } = await newestComplaint(scene.ana, scene.code);
    await deskStep(scene.sales, codigo, 'propose', { solucao: 'desfazer' });
    await step('accept');
    await scene.pass(3);
    await step('withdraw');
    await scene.pass(2);
    expect(await scene.kinds()).toEqual(['cancelamento', 'cancelamento', 'cancelamento', 'livre']);
  });

  it('has stopped for nothing if they withdraw it: the days count after all, after the free ones', async () => {
    await complainedFor();
    expect(await mailed('as diárias de pátio não contam')).toBe(true);
    await step('withdraw');
    expect(await scene.own()).toMatchObject({ livresRestantes: 0, contados: 2, devido: 60 });
    expect(await scene.kinds()).toEqual(Array.from({ length: 4 }, () => 'reclamacao-conta'));
    // The next working day is none of the free ones.
    await scene.pass(3);
    expect(await scene.own()).toMatchObject({ contados: 3, devido: 90 });
  });

  it('and if it is found unfounded, unless another one reviews that', async () => {
    await complainedFor();
    expect((await answer('improcedente')).statusCode).toBe(200);
    expect(await mailed('Se a reclamação terminar assim')).toBe(true);
    expect(await scene.own()).toMatchObject({ contados: 0, devido: 0 });
    await step('accept');
    expect(await scene.own()).toMatchObject({ contados: 2, devido: 60 });
    await step('reopen');
    expect(await scene.own()).toMatchObject({ livresRestantes: 2, contados: 0, devido: 0 });
  });

  it('has its free days back if a complaint they withdrew is opened again and found justified', async () => {
    await complainedFor();
    await step('withdraw');
    await scene.pass(3);
    expect(await scene.kinds()).toContain('conta');
    await step('reopen');
    expect((await answer('procedente')).statusCode).toBe(200);
    await step('accept');
    expect(await scene.own()).toMatchObject({ livresRestantes: 1, contados: 0, devido: 0 });
    // The day of the reopening counts as neither, the next one is free.
    await scene.pass(3);
    expect(await scene.own()).toMatchObject({ livresRestantes: 0, contados: 1, devido: 30 });
  });

  it('is charged when the vehicle leaves, with the days that count after all', async () => {
    await complainedFor();
    await step('withdraw');
    expect((await scene.complete()).statusCode).toBe(200);
    expect(await scene.charges()).toMatchObject([{ amount: 6000, cancelled: false }]);
    scene.server.clock.advance(60 * DAY);
    await settle();
    expect(await scene.charges()).toHaveLength(1);
  });

  it('is charged later if the complaint outlived the exit, once it cannot be opened again', async () => {
    await complainedFor();
    expect((await scene.complete()).statusCode).toBe(200);
    expect(await scene.charges()).toEqual([]);
    await step('withdraw');
    await settle();
    expect(await scene.charges()).toEqual([]);
    scene.server.clock.advance(scene.server.deps.config.rules.complaintReopenMs + DAY);
    await expectOnlyChanged(scene.server, settle, {
      complaint: { storage_settled: [false, true] },
      storage: expect.objectContaining({ charged_cents: [0, 6000] }),
      charge: added({ kind: 'storage', amount_cents: 6000 }),
      book_transaction: expect.anything(),
      book_entry: [expect.anything(), expect.anything()],
      audit: added({ action: 'charge-storage', actor_id: null, command: 'storage' }),
      mail: mailTo(scene.ana.email),
      notification: noticeTo(scene.ana.id),
    });
    await expectOnlyChanged(scene.server, settle, {});
  });

  it('never counts of a complaint from before that was told', async () => {
    await complainedFor({ categoria: 'atendimento', pedido: 'resposta' });
    await scene.sell();
    expect(
      (await complain(scene.ana, scene.code, { categoria: 'outro', pedido: 'resposta' })).statusCode,
    ).toBe(201);
    await scene.run('update complaint set storage_told = false where purchase_code = $1', [scene.code]);
    await scene.pass(4);
    await step('withdraw');
    expect(await scene.own()).toMatchObject({ livresRestantes: 2, contados: 0 });
  });
});
