import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { DAY, MONDAY, motivo, StorageScene } from '../../../../test/scenes/purchases/storage-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

let scene: StorageScene;

beforeAll(async () => {
  scene = await StorageScene.start();
});
afterAll(() => scene.close());
beforeEach(() => scene.begin());

const amounts = async () => (await scene.charges()).map(({ amount, cancelled }) => (cancelled ? 0 : amount));
const statuses = (replies: readonly { readonly statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('the charge of storage', () => {
  it('is made once, when the purchase is completed', async () => {
    const { server, sales } = scene;
    await scene.pass(4);
    await expectOnlyChanged(server, () => scene.complete(), {
      purchase: expect.objectContaining({ status: ['L', 'X'] }),
      offer: expect.anything(),
      storage: { charged_cents: [0, 3000], ended_at: [null, server.clock.now()], version: [0, 1] },
      charge: added({ kind: 'storage', creditor: 'house', amount_cents: 3000, origin: 'staff' }),
      book_transaction: added({ kind: 'charge', by_id: sales.id }),
      book_entry: [added({ amount_cents: -3000 }), added({ amount_cents: 3000 })],
      audit: [added({ action: 'charge-storage' }), added({ action: 'move-purchase' })],
      // What was charged, and that the purchase is completed.
      mail: [mailTo(scene.ana.email), mailTo(scene.ana.email)],
      notification: [noticeTo(scene.ana.id), noticeTo(scene.ana.id)],
    });
    await scene.complete();
    await scene.pass(5);
    expect(await amounts()).toEqual([3000]);
    expect(await scene.own()).toMatchObject({ situacao: 'encerrada', cobrado: 30, aPagar: 30, devido: 0 });
    await scene.pay();
    expect(await scene.own()).toMatchObject({ aPagar: 0 });
  });

  it('has the days that are over and that the job has not written yet', async () => {
    await scene.pass(3);
    scene.server.clock.advance(DAY);
    await scene.complete();
    expect(await scene.kinds()).toEqual(['livre', 'livre', 'conta']);
    expect(await amounts()).toEqual([3000]);
  });

  it('comes before the exit where the house keeps the keys until it is paid, each day once', async () => {
    scene.setTerms({ keys: 'paid' });
    await scene.sell();
    await scene.run(`update vehicle set plate = 'DIA1R23' where offer_code = $1`, [scene.offer]);
    const gate = async () =>
      (await scene.sales.post('/admin/yard/gate', { codigo: null, placa: 'DIA1R23' })).json<{
        data: { diarias: number; liberacao: { permitida: boolean; motivos: string[] } };
      }>().data;
    await scene.pass(4);
    expect(await gate()).toMatchObject({ diarias: 30, liberacao: { permitida: false } });
    expect(statuses(await Promise.all([scene.charge(), scene.charge()]))).toEqual([200, 409]);
    expect(await amounts()).toEqual([3000]);
    expect((await gate()).liberacao.permitida).toBe(false);
    await scene.pay();
    expect(await gate()).toMatchObject({ diarias: 0, liberacao: { permitida: true, motivos: [] } });
    await scene.pass(3);
    expect(await gate()).toMatchObject({ diarias: 30, liberacao: { permitida: false } });
    expect((await scene.charge(1)).statusCode).toBe(200);
    await scene.complete();
    expect(await amounts()).toEqual([3000, 3000]);
  });

  it('is not made before the exit where vehicles leave without it', async () => {
    await scene.pass(4);
    await expectRefused(scene.server, () => scene.charge(), 409);
  });

  it('takes the approval of the sale away neither open nor by a receipt that was wrong', async () => {
    scene.setTerms({ keys: 'paid' });
    await scene.sell();
    await scene.pass(4);
    await scene.pay('price');
    await scene.charge();
    await scene.pay();
    const shown = (await scene.finance.get(`/admin/purchases/${scene.code}/charges`)).json<{
      data: { recebimentos: { codigo: number; valor: number }[] };
    }>().data;
    const other = await buildStaff(scene.server, { staffRole: 'finance' });
    const receipt = shown.recebimentos.find(({ valor }) => valor === 30)?.codigo ?? 0;
    expect((await other.post(`/admin/receipts/${receipt}/undo`, { motivo })).statusCode).toBe(200);
    const row = await scene.server.deps.database.row<{ approved: boolean }>(
      {
        name: 'test.storage-approved',
        text: 'select payment_approved as approved from purchase where code = $1',
      },
      [scene.code],
    );
    expect(row?.approved).toBe(true);
  });
});

describe('the list of pickups', () => {
  it('shows what is owed of storage, charged or not, and is narrowed to what owes', async () => {
    scene.setTerms({ keys: 'paid' });
    await scene.sell();
    const booking = {
      cidade: builtPlaces.vilaVelha,
      inicio: '2026-12-04T17:00:00.000Z',
      versao: null,
    };
    expect((await scene.ana.put(`/usrio/compras/${scene.code}/retirada`, booking)).statusCode).toBe(200);
    const listed = async (query: string) => {
      const reply = await scene.sales.get(`/admin/pickups?compra=${scene.code}${query}`);
      return reply.json<{ data: { diarias: number | null }[] }>().data.map(({ diarias }) => diarias);
    };
    expect([await listed(''), await listed('&diarias=S'), await listed('&diarias=N')]).toEqual([
      [0],
      [],
      [0],
    ]);
    await scene.pass(7);
    expect([await listed('&diarias=S'), await listed('&diarias=N')]).toEqual([[60], []]);
    expect((await scene.charge()).statusCode).toBe(200);
    await scene.pass(1);
    expect(await listed('&diarias=S')).toEqual([90]);
    await scene.pay();
    expect(await listed('')).toEqual([30]);
  });
});

describe('a waiver', () => {
  it('takes off what is owed: the buyer reads why, and it is audited', async () => {
    const { server, sales, ana, code } = scene;
    await scene.pass(7);
    await expectOnlyChanged(server, () => scene.waive(45), {
      storage: { waived_cents: [0, 4500], version: [0, 1] },
      storage_waiver: added({ amount_cents: 4500, of_charge: false, reason: motivo, by_id: sales.id }),
      audit: added({ action: 'waive-storage', subject_id: String(code), actor_id: sales.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await scene.own()).toMatchObject({
      devido: 15,
      dispensado: 45,
      dispensas: [{ valor: 45, motivo }],
    });
    await scene.complete();
    expect(await amounts()).toEqual([1500]);
  });

  it('of all makes no charge', async () => {
    await scene.pass(7);
    expect((await scene.waive(60)).statusCode).toBe(200);
    await scene.complete();
    expect(await amounts()).toEqual([]);
  });

  it('is refused for more than is owed, for what is no amount, twice, and above what sales may', async () => {
    const { server, sales, finance } = scene;
    await scene.pass(14);
    for (const valor of [120.01, 0, 0.001]) await expectRefused(server, () => scene.waive(valor), 422);
    await expectRefused(server, () => scene.waive(100.01), 403);
    await expectRefused(server, () => scene.waive(null), 409);
    expect(statuses(await Promise.all([scene.waive(60), scene.waive(60)]))).toEqual([200, 409]);
    await expectRefused(server, () => scene.waive(60, sales, { versao: 1 }), 403);
    expect((await scene.waive(60, finance, { versao: 1 })).statusCode).toBe(200);
    expect(await scene.own()).toMatchObject({ devido: 0, dispensado: 120 });
  });

  it('of what was charged cancels the charge, and what was paid is owed back', async () => {
    await scene.pass(4);
    await scene.complete();
    await scene.pay();
    expect((await scene.waive(null, scene.sales, { versao: 1 })).statusCode).toBe(200);
    expect(await scene.charges()).toMatchObject([{ amount: 3000, cancelled: true }]);
    expect(await scene.own()).toMatchObject({ cobrado: 0, aPagar: 0, devido: 0, dispensado: 30 });
    const shown = await scene.ana.get(`/usrio/compras/${scene.code}/cobrancas`);
    expect(shown.json()).toMatchObject({
      data: {
        cobrancas: expect.arrayContaining([expect.objectContaining({ tipo: 'patio', aDevolver: 30 })]),
      },
    });
  });

  it('and the end of storage at the same moment come one after the other, and no day is charged and waived', async () => {
    for (let round = 0; round < 4; round += 1) {
      scene.server.clock.set(MONDAY);
      await scene.sell();
      await scene.pass(7);
      const acts = [() => scene.waive(60), () => scene.complete()];
      const both = round % 2 === 0 ? acts : acts.toReversed();
      expect(statuses(await Promise.all(both.map((act) => act())))[0]).toBe(200);
      const sum = (await amounts()).reduce((all, amount) => all + amount, 0);
      const shown = await scene.own();
      expect(sum + (shown?.dispensado ?? 0) * 100).toBe(6000);
      expect(shown).toMatchObject({ situacao: 'encerrada', devido: 0 });
    }
  });
});
