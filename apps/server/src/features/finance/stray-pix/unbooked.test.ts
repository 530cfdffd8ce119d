import { listStrayPix } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { expect, it } from 'vitest';
import { MINUTE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';

const HOUR = 60 * MINUTE;
const money = strayScene();
const scene = money.pix;

const run = (text: string) => scene.server.deps.database.run(scene.named(text), []);

/** While something is done, the database refuses to write any Pix without a charge of this amount. */
async function refusing(cents: number, work: () => Promise<void>): Promise<void> {
  await run(`create function test_refuse_stray() returns trigger language plpgsql as $f$ begin
    if new.amount_cents = ${cents} then raise exception 'refused'; end if; return new; end $f$`);
  await run(
    'create trigger test_refuse before insert on stray_pix for each row execute function test_refuse_stray()',
  );
  try {
    await work();
  } finally {
    await run('drop trigger test_refuse on stray_pix');
    await run('drop function test_refuse_stray()');
  }
}

const waiting = async () => {
  const reply = await money.finance().get('/admin/stray-pix');
  return listStrayPix.success.schema.parse(reply.json()).naoLancados;
};

it('what could not be booked is kept and shown until it is, however long that takes', async () => {
  await refusing(733, async () => {
    const payment = await money.arrives(733, { text: 'Sinal do Uno' });
    const seen = scene.server.clock.now();
    const other = await money.arrives(734);
    expect(await money.bookOf(other)).toEqual({ 'house-bank': 734, suspense: -734 });
    expect(await waiting()).toEqual([
      {
        referencia: payment.endToEndId,
        valor: 7.33,
        pagoEm: isoInstant(payment.at),
        vistoEm: expect.any(String),
        tentativas: 1,
      },
    ]);
    for (let hour = 0; hour < 8; hour += 1) {
      scene.server.clock.advance(HOUR);
      await scene.find();
    }
    expect(scene.server.clock.now() - seen).toBeGreaterThan(7 * HOUR);
    const [kept] = await waiting();
    expect(kept?.referencia).toBe(payment.endToEndId);
    expect(kept?.tentativas).toBeGreaterThan(6);
    expect(await money.codeOf(payment)).toBe(0);
  });
  scene.server.clock.advance(HOUR);
  await Promise.all([scene.find(), scene.find()]);
  expect(await waiting()).toEqual([]);
  const [booked] = await scene.server.deps.database.rows<{ booked: number; text: string }>(
    scene.named('select booked_cents as booked, payer_text as text from stray_pix where amount_cents = 733'),
  );
  expect(booked).toEqual({ booked: 733, text: 'Sinal do Uno' });
  expect(await money.faults()).toEqual([]);
});

it('is tried after pauses that grow, also while the bank lists nothing', async () => {
  await refusing(735, async () => {
    await money.arrives(735);
    await scene.find();
    expect((await waiting())[0]?.tentativas).toBe(1);
    scene.bank.set({ answers: 'down' });
    scene.server.clock.advance(3 * MINUTE);
    await scene.find();
    expect((await waiting())[0]?.tentativas).toBe(2);
    scene.server.clock.advance(3 * MINUTE);
    await scene.find();
    expect((await waiting())[0]?.tentativas).toBe(2);
  });
  scene.server.clock.advance(HOUR);
  await scene.find();
  expect(await waiting()).toEqual([]);
  scene.bank.set({ answers: 'right' });
});

it('what can be neither booked nor kept is read again until it can', async () => {
  await run('alter table stray_unbooked add constraint test_refuse check (amount_cents <> 736)');
  await refusing(736, async () => {
    await scene.bank.payToKey(736, {});
    await expect(scene.find()).rejects.toThrow('test_refuse');
    scene.server.clock.advance(5 * HOUR);
    await expect(scene.find()).rejects.toThrow('test_refuse');
  });
  await run('alter table stray_unbooked drop constraint test_refuse');
  await scene.find();
  const found = await scene.server.deps.database.rows<{ code: number }>(
    scene.named('select code from stray_pix where amount_cents = 736'),
  );
  expect(found).toHaveLength(1);
});
