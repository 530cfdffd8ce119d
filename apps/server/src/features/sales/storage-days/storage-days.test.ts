import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { DAY, MONDAY, StorageScene } from '../../../../test/scenes/purchases/storage-scene.ts';
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

describe('storage of a purchase', () => {
  it('is told before it costs anything: free days, the day from which it costs, the amount and the most', async () => {
    expect(await scene.own()).toMatchObject({
      situacao: 'livre',
      diasLivres: 2,
      diaria: 30,
      maximo: 120,
      ultimoDiaLivre: '2026-11-25',
      custaDesde: '2026-11-26',
      devido: 0,
      dias: [],
    });
  });

  it('is told from the sale on, by the terms that held at it', async () => {
    await scene.run(`update purchase set status = 'V' where code = $1`, [scene.code]);
    scene.setTerms({ daily: 9000, freeDays: 1 });
    expect(await scene.own()).toMatchObject({
      situacao: 'antes',
      diaria: 30,
      diasLivres: 2,
      custaDesde: null,
    });
    scene.setTerms({ daily: 0 });
    await scene.sell();
    expect(await scene.own()).toBeNull();
    await scene.pass(10);
    await scene.complete();
    expect(await scene.charges()).toEqual([]);
  });

  it('counts working days alone, and never above the most', async () => {
    await scene.pass(7);
    // Tuesday to Friday, then a weekend.
    expect(await scene.kinds()).toEqual(['livre', 'livre', 'conta', 'conta']);
    expect(await scene.own()).toMatchObject({ situacao: 'conta', contados: 2, devido: 60 });
    await scene.pass(7);
    expect(await scene.own()).toMatchObject({ contados: 4, devido: 120 });
  });

  it('is nobody else’s: neither read nor charged nor waived by another buyer', async () => {
    const rui = await buildBuyer(scene.server);
    const path = `/usrio/compras/${scene.code}/diarias`;
    await expectRefused(scene.server, () => rui.get(path), 404);
    await expectRefused(scene.server, () => rui.post(`${path}/cobranca`, { versao: 0 }), 404);
    await expectRefused(scene.server, () => scene.waive(10, rui), 403);
  });

  it.each([
    ['entrega', `update purchase set freight = 'S' where code = $1`],
    [
      'cancelamento',
      `update purchase set cancellation = 'Q', cancellation_requested_at = timestamptz '2026-11-23' where code = $1`,
    ],
    ['fechado', `update yard set pickup_opens = 0, pickup_closes = 1 where $1 > 0`],
  ])('does not count days of %s', async (kind, text) => {
    await scene.run(text, [scene.code]);
    await scene.pass(2);
    await scene.run('update yard set pickup_opens = null, pickup_closes = null');
    expect(await scene.kinds()).toEqual([kind]);
    expect((await scene.own())?.livresRestantes).toBe(2);
  });

  it('does not count days of an open complaint', async () => {
    await scene.run(
      `insert into complaint (purchase_code, account_id, category, remedy, late, opened_at, state, desk, answer_due_at)
       values ($1, $2, 'documentos', 'resposta', false, $3, 'waiting', 'house', $3)`,
      [scene.code, scene.ana.id, new Date(MONDAY)],
    );
    await scene.pass(2);
    await scene.run(
      `update complaint set state = 'closed', closed_at = $2, end_reason = 'withdrawn', answer_due_at = null where purchase_code = $1`,
      [scene.code, new Date(scene.server.clock.now())],
    );
    await scene.pass(2);
    expect(await scene.kinds()).toEqual(['reclamacao', 'reclamacao', 'livre']);
  });

  it('does not count days on which others had all slots', async () => {
    const { code } = scene;
    await scene.sell();
    const other = scene.code;
    Object.assign(scene, { code });
    await scene.run('update yard set pickup_capacity = 1');
    // The whole Wednesday.
    await scene.run(
      `insert into pickup_booking (purchase_code, city_code, starts_at, ends_at, state, by_team, booked_at, changed_at)
       values ($1, $2, '2026-11-25T03:00:00Z', '2026-11-26T02:00:00Z', 'booked', true, now(), now())`,
      [other, builtPlaces.vilaVelha],
    );
    await scene.pass(4);
    await scene.run('update yard set pickup_capacity = null');
    expect(await scene.kinds()).toEqual(['livre', 'sem-horario', 'livre']);
  });

  it('does not count what nobody wrote down in time', async () => {
    scene.server.clock.advance(14 * DAY);
    await scene.follow();
    expect(await scene.own()).toMatchObject({ contados: 0, devido: 0 });
    expect(new Set(await scene.kinds())).toEqual(new Set(['sem-registro', 'livre']));
  });

  it('is written once by several workers', async () => {
    scene.server.clock.advance(3 * DAY);
    await Promise.all([scene.follow(), scene.follow(), scene.follow()]);
    expect(await scene.kinds()).toEqual(['livre', 'livre']);
  });

  it('of one purchase that cannot be followed keeps no other from being followed', async () => {
    const { code } = scene;
    await scene.sell();
    const later = scene.code;
    await scene.run(
      `create function test_refuse() returns trigger language plpgsql as $f$ begin
         if new.purchase_code = ${Math.min(code, later)} then raise exception 'refused'; end if; return new; end $f$`,
    );
    await scene.run(
      'create trigger test_refuse before insert on storage_day for each row execute function test_refuse()',
    );
    Object.assign(scene, { code: Math.max(code, later) });
    await scene.pass(2);
    expect(await scene.kinds()).toEqual(['livre']);
    await scene.run('drop trigger test_refuse on storage_day');
    await scene.run('drop function test_refuse()');
  });

  it('tells its buyer that the free days end, and once that it costs', async () => {
    const { server, ana } = scene;
    Object.assign(server.deps.config.rules.storage, { remindDays: 1 });
    server.clock.advance(DAY);
    await expectOnlyChanged(server, () => scene.follow(), {
      storage: expect.objectContaining({ last_free_told: [null, '2026-11-25'] }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await scene.pass(2);
    server.clock.advance(DAY);
    await expectOnlyChanged(server, () => scene.follow(), {
      storage: expect.objectContaining({ begun_told_at: [null, server.clock.now()] }),
      storage_day: added({ outcome: 'conta' }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const calm = async () => scene.follow();
    await expectOnlyChanged(server, calm, {});
  });
});
