import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import { undoingScene } from '../../../../../test/scenes/purchases/undoing-scene.ts';
import { untilLockWait } from '../../../../../test/state/until-lock-wait.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';

const { scene, listed, decide, vehicle, owed, payback, decided } = undoingScene();

describe('the vehicle of a sale that was undone', () => {
  it('keeps the vehicle noted as back once its money leaves, whichever user noted it', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    const { data } = (await owed(sale)).json<{ data: { devolucoes: { codigo: number }[] } }>();
    const code = data.devolucoes[0]?.codigo;
    // Proposed money is still here.
    expect((await vehicle(sale, false)).statusCode).toBe(200);
    expect((await vehicle(sale, true)).statusCode).toBe(200);
    const released = await scene.colleague.post(`/admin/paybacks/${code}/decision`, {
      decisao: 'liberar',
    });
    expect(released.statusCode).toBe(200);
    const found = () => listed(sale, scene.sales, '?situacao=veiculo,aprovada');
    expect((await found())?.veiculo).toMatchObject({ registrar: null });
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
    const transfer = { resultado: 'feita', referencia: `TED ${sale.purchase}` };
    const recorded = await scene.colleague.post(`/admin/paybacks/${code}/transfer`, transfer);
    expect(recorded.statusCode).toBe(200);
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
  });

  it('keeps the vehicle noted as back if its money was asked for before, and left after', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    const { data } = (await owed(sale)).json<{ data: { devolucoes: { codigo: number }[] } }>();
    await vehicle(sale, false);
    const { clock, deps } = scene.server;
    const { released } = await deps.database.transact(async (transaction) => {
      // The release has come, and waits before it locks the purchase.
      await transaction.run({ name: 'test.hold-movements', text: 'lock table statement_line' });
      const path = `/admin/paybacks/${data.devolucoes[0]?.codigo}/decision`;
      const reply = scene.colleague.post(path, { decisao: 'liberar' });
      await untilLockWait(deps.database);
      clock.advance(1000);
      expect((await vehicle(sale, true)).statusCode).toBe(200);
      return { released: reply };
    });
    expect((await released).statusCode).toBe(200);
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
  });

  it('keeps the vehicle noted as back also if only part of its money left', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    const { data } = (await owed(sale)).json<{ data: { devolucoes: { codigo: number }[] } }>();
    const code = data.devolucoes[0]?.codigo ?? 0;
    await scene.colleague.post(`/admin/paybacks/${code}/decision`, { decisao: 'liberar' });
    const failed = { resultado: 'nao-feita', motivo: 'Conta encerrada.' };
    expect((await scene.colleague.post(`/admin/paybacks/${code}/transfer`, failed)).statusCode).toBe(200);
    const ended = (state: string) =>
      scene.run('update payback_part set state = $2 where payback_code = $1', [code, state]);
    await ended('done');
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
    await ended('failed');
    expect((await vehicle(sale, false)).statusCode).toBe(200);
  });

  it('that is not back after all is why a proposed payback is not released, and finance reads so', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    await owed(sale);
    const shown = async () => {
      const { impedimento, devolucoes } = await payback(sale, scene.colleague);
      return {
        impedimento,
        may: devolucoes.map(({ podeLiberar, podeRecusar }) => [podeLiberar, podeRecusar]),
      };
    };
    expect(await shown()).toEqual({ impedimento: null, may: [[true, true]] });
    await vehicle(sale, false);
    expect(await shown()).toEqual({ impedimento: 'veiculo', may: [[false, true]] });
    const code = (await payback(sale)).devolucoes[0]?.codigo;
    const release = () => scene.colleague.post(`/admin/paybacks/${code}/decision`, { decisao: 'liberar' });
    await expectRefused(scene.server, release, 409);
    await vehicle(sale, true);
    expect(await shown()).toEqual({ impedimento: null, may: [[true, true]] });
    expect((await release()).statusCode).toBe(200);
    expect(await shown()).toEqual({ impedimento: null, may: [[false, false]] });
  });

  it('has its vehicle noted as back also after the money went, without promising it again', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await scene.run(`update cancellation set refunded_at = now() where purchase_code = $1`, [sale.purchase]);
    expect((await listed(sale))?.veiculo).toMatchObject({ registrar: expect.any(String) });
    await expectOnlyChanged(scene.server, () => vehicle(sale, true), {
      cancellation: { vehicle_back_at: expect.any(Array), vehicle_back_by: [null, scene.sales.id] },
      audit: added({ action: 'note-vehicle-back', actor_id: scene.sales.id }),
    });
  });

  it('waits on the desk as a cancellation until it is back, and its refund from then on', async () => {
    const office = await buildStaff(scene.server, { staffRole: 'administrator' });
    const counted = async () => {
      const { data } = (await office.get('/admin/desk')).json<{ data: { tipo: string; total: number }[] }>();
      return ['cancellation', 'refund'].map((kind) => data.find(({ tipo }) => tipo === kind)?.total ?? 0);
    };
    const [cancellations = 0, refunds = 0] = await counted();
    const sale = await decided();
    expect(await counted()).toEqual([cancellations + 1, refunds]);
    await decide(sale, 'aprovar');
    expect(await counted()).toEqual([cancellations + 1, refunds]);
    const { codigo } = (await listed(sale)) ?? {};
    const taken = await scene.sales.post('/admin/work/take', { tipo: 'cancellation', codigos: [codigo] });
    expect(taken.json()).toMatchObject({ feitas: [codigo] });
    await vehicle(sale, true);
    expect(await counted()).toEqual([cancellations, refunds + 1]);
  });
});
