import { dateText } from '@patio/domain/time/date-text.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { DAY, StorageScene } from '../../../../test/scenes/purchases/storage-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { remindOfStorageChargesJob } from './public.ts';

let scene: StorageScene;

beforeAll(async () => {
  scene = await StorageScene.start();
});
afterAll(() => scene.close());
beforeEach(async () => {
  // Of what other tests left open was reminded.
  await scene.run(`insert into step_reminder (purchase_code, step, due_on, late, at)
    select purchase_code, 'storage-payment', (due_at at time zone 'America/Sao_Paulo')::date, true, now() from charge where kind = 'storage'
    on conflict do nothing`);
  await scene.begin();
});

const subjects = async () =>
  (await mailsTo(scene.server.deps.database, scene.ana.email)).map(({ subject }) => subject);
const dueAt = async () => {
  const row = await scene.server.deps.database.row<{ due: number }>(
    {
      name: 'test.storage-due',
      text: `select extract(epoch from due_at)::float8 * 1000 as due from charge where purchase_code = $1 and kind = 'storage'`,
    },
    [scene.code],
  );
  return row?.due ?? 0;
};
const remind = () => remindOfStorageChargesJob(scene.server.deps).run();

/** Owes R$ 30,00 of storage; gives the instant at which it is due. */
const charged = async (): Promise<number> => {
  await scene.pass(4);
  await scene.complete();
  return dueAt();
};

it('the buyer is told what of storage was charged, and until when it is to be paid', async () => {
  const due = dateText(await charged(), 'PTBR');
  const [mail] = (await mailsTo(scene.server.deps.database, scene.ana.email)).filter(({ subject }) =>
    subject.includes('Diárias de pátio: pague até'),
  );
  expect(mail?.subject).toContain(due);
  expect(mail?.text).toMatch(/Cobramos R\$\s30,00 de diárias de pátio/);
  expect(mail?.text).toContain(`/compra/${scene.code}#diarias`);
});

it('nobody is told of storage that was free', async () => {
  await scene.complete();
  expect((await subjects()).filter((subject) => subject.includes('pátio'))).toEqual([]);
});

it('the buyer is reminded once before the last day and once after it', async () => {
  const due = await charged();
  // What began today was just told.
  await expectNothingChanged(scene.server, remind);
  scene.server.clock.set(due - DAY);
  await expectOnlyChanged(scene.server, remind, {
    step_reminder: added({ purchase_code: scene.code, step: 'storage-payment', late: false }),
    mail: mailTo(scene.ana.email),
    notification: noticeTo(scene.ana.id),
  });
  await expectNothingChanged(scene.server, remind);
  scene.server.clock.set(due + DAY);
  await remind();
  await remind();
  const reminders = (await subjects()).filter((subject) => subject.includes('pague as diárias'));
  expect(reminders.toSorted()).toEqual([
    expect.stringContaining('Lembrete: pague as diárias de pátio até'),
    expect.stringContaining('Prazo vencido: pague as diárias de pátio'),
  ]);
});

it('who paid, or whose charge was waived, is reminded of nothing', async () => {
  const due = await charged();
  await scene.pay();
  scene.server.clock.set(due - DAY);
  await expectNothingChanged(scene.server, remind);
  await scene.begin();
  const next = await charged();
  expect((await scene.waive(null, scene.finance, { versao: 1 })).statusCode).toBe(200);
  scene.server.clock.set(next - DAY);
  await expectNothingChanged(scene.server, remind);
});
