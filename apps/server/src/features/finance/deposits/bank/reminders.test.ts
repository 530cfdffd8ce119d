import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../../test/mails.ts';
import { DAY } from '../../../../../test/scenes/purchases/deposit-scene.ts';
import { depositTransferScene } from '../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../../test/state/while-mail-refused.ts';
import { remindOfBankJob } from './remind-of-bank.job.ts';

const bank = depositTransferScene();
const { scene } = bank;

const HOUR = DAY / 24;
/** The job of a worker that has just started. */
const remind = () => remindOfBankJob(scene.server.deps).run();

/** Moves the clock to so many hours of São Paulo on the day after so many days. */
function at(days: number, hour: number): void {
  const { clock } = scene.server;
  const midnight = Math.floor((clock.now() - 3 * HOUR) / DAY) * DAY + 3 * HOUR;
  clock.advance(midnight + days * DAY + hour * HOUR - clock.now());
}

const subjects = async () =>
  (await mailsTo(scene.server.deps.database, scene.ana.email)).map(({ subject }) => subject);
const reminders = async () =>
  (await subjects()).filter((subject) => /lembrete|Falta a sua conta/i.test(subject)).length;

describe('who was asked for bank data for their deposit', () => {
  it('is reminded by day, three times after ever longer pauses, and then no more', async () => {
    await bank.tooOld();
    await expectNothingChanged(scene.server, async () => void (await remind()));
    at(5, 7);
    await expectNothingChanged(scene.server, async () => void (await remind()));
    at(0, 10);
    const code = (await bank.row()).codigo;
    await expectOnlyChanged(scene.server, remind, {
      bid_deposit: { bank_reminders: [0, 1], bank_reminded_at: [null, scene.server.clock.now()] },
      mail: mailTo(scene.ana.email),
      notification: noticeTo(scene.ana.id),
    });
    await Promise.all([remind(), remind()]);
    expect(await reminders()).toBe(1);
    expect(await bank.row()).toMatchObject({ codigo: code, lembretes: 1 });
    at(1, 10);
    await remind();
    expect(await reminders()).toBe(1);
    at(8, 10);
    await Promise.all([remind(), remind(), remind()]);
    expect(await reminders()).toBe(2);
    at(15, 10);
    await remind();
    expect((await subjects()).filter((subject) => subject.startsWith('Último lembrete'))).toHaveLength(1);
    at(90, 10);
    await expectNothingChanged(scene.server, async () => void (await remind()));
  });

  it('is not reminded once they gave them, nor once nothing is owed', async () => {
    await bank.tooOld();
    await bank.give();
    at(10, 10);
    await remind();
    expect(await reminders()).toBe(0);
    await bank.propose();
    await bank.decide();
    await bank.record();
    at(10, 10);
    await remind();
    expect(await reminders()).toBe(0);
  });

  it('is reminded later if that fails, and others are reminded meanwhile', async () => {
    const { server, ana, bia } = scene;
    await scene.left(bia);
    await bank.tooOld();
    at(5, 10);
    const reminded = (email: string, id: number) => ({
      bid_deposit: { bank_reminders: [0, 1], bank_reminded_at: [null, server.clock.now()] },
      mail: mailTo(email),
      notification: noticeTo(id),
    });
    await whileMailRefused(server.deps.database, bia.email, () =>
      expectOnlyChanged(server, remind, reminded(ana.email, ana.id)),
    );
    await expectOnlyChanged(server, remind, reminded(bia.email, bia.id));
  });

  it('is told that a proposed transfer was not released, with the reason', async () => {
    await bank.tooOld();
    await bank.give();
    await bank.propose();
    const { finance } = scene;
    await expectOnlyChanged(scene.server, () => bank.decide('recusar', finance), {
      payback: expect.objectContaining({
        state: ['proposed', 'withdrawn'],
        decision: [null, 'Conta de outra pessoa.'],
      }),
      payback_part: { state: ['proposed', 'withdrawn'] },
      audit: added({ action: 'reject-deposit-transfer', actor_id: finance.id }),
      mail: mailTo(scene.ana.email),
      notification: noticeTo(scene.ana.id),
    });
    const mail = (await mailsTo(scene.server.deps.database, scene.ana.email)).find(({ subject }) =>
      subject.startsWith('A transferência da sua caução ainda não foi liberada'),
    );
    expect(mail?.text).toContain('Conta de outra pessoa.');
  });

  it('is told that one could not be made', async () => {
    await bank.released();
    await bank.notMade();
    expect(
      (await subjects()).some((one) => one.startsWith('A transferência da sua caução não foi possível')),
    ).toBe(true);
  });
});

describe('what the bank refused to return of a deposit that stands or was kept', () => {
  it('asks for bank data by itself once its Pix is too old', async () => {
    const text = await scene.code();
    await scene.pix.pay(text);
    await scene.pix.pay(text, null, true);
    await bank.refused(2);
    expect(await bank.row()).toMatchObject({ situacao: 'guardada', atencao: 'devolver', aDevolver: 1000 });
    await scene.follow();
    expect(await bank.row()).toMatchObject({ atencao: 'devolver' });
    scene.server.clock.advance(90 * DAY);
    await Promise.all([scene.follow(), scene.follow()]);
    expect(await bank.row()).toMatchObject({ situacao: 'guardada', atencao: 'dados', aDevolver: 1000 });
    expect((await subjects()).filter((one) => one.startsWith('Precisamos da sua conta'))).toHaveLength(1);
    expect((await bank.give()).statusCode).toBe(200);
  });

  it('does so of one that was kept as well', async () => {
    const text = await scene.code();
    await scene.pix.pay(text);
    await scene.pix.pay(text, null, true);
    await bank.refused(2);
    await scene.ana.bid(scene.offer, 11_000);
    await scene.undone();
    await scene.decide('reter');
    expect(await bank.row()).toMatchObject({ situacao: 'retida', atencao: 'devolver' });
    scene.server.clock.advance(90 * DAY);
    await scene.follow();
    expect(await bank.row()).toMatchObject({ situacao: 'retida', atencao: 'dados', aDevolver: 1000 });
  });
});

afterEach(async () => {
  // Those of other tests are left alone.
  await scene.server.deps.database.run(
    scene.pix.named(
      `update bid_deposit set bank_reminders = 3, bank_reminded_at = coalesce(bank_reminded_at, now()) where bank_asked_at is not null`,
    ),
  );
});
