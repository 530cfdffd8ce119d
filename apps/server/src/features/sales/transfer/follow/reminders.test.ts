import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { buildTransfer } from '../../../../../test/scenes/purchases/transfer-scene.ts';
import { whileMailRefused } from '../../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { followTransfersJob, remindOfTransfersJob } from '../public.ts';

const DAY = 86_400_000;
/** Noon in São Paulo. */
const NOON = Date.UTC(2026, 10, 23, 15);

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const run = async (day: number) => {
  server.clock.set(NOON + day * DAY);
  await followTransfersJob(server.deps).run();
  for (const _ of [1, 2]) await remindOfTransfersJob(server.deps).run();
};
const mails = async (of = ana) =>
  (await mailsTo(server.deps.database, of.email))
    .map(({ subject }) => subject)
    .filter((subject) => /Detran|prazo da transferência/.test(subject)).length;

describe('the clock of the buyer', () => {
  it('runs 30 days from the delivery, reminds at 10 and 3 days and when it is over, and the sellers learn of that', async () => {
    server.clock.set(NOON);
    ana = await buildBuyer(server);
    const sale = await buildTransfer(server, ana, { columns: { finished_at: NOON } });
    expect((await sale.shown()).prazoComprador).toEqual({ ate: '2026-12-23', dias: 30 });
    const counts: number[] = [];
    for (const day of [0, 19, 20, 21, 27, 28, 30, 31, 40]) {
      await run(day);
      counts.push(await mails());
    }
    expect(counts).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3]);
    const list = (filter: string) =>
      sales
        .get(`/admin/purchases?${filter}`)
        .then((reply) =>
          reply
            .json<{ data: { codigo: number; transferencia: { situacao: string } | null }[] }>()
            .data.map(({ codigo }) => codigo),
        );
    expect(await list('transferencia=atrasada')).toEqual([sale.code]);
    expect(await list('transferencia=concluida')).toEqual([]);
    const told = await server.deps.database.rows<{ title: string }>(
      {
        name: 'test.late-transfer',
        text: `select title from notification where account_id = $1 and title like 'Transferência atrasada%'`,
      },
      [sales.id],
    );
    expect(told).toHaveLength(1);
  });

  it('reminds the others also while as many as are reminded at once fail', async () => {
    server.clock.set(NOON);
    ana = await buildBuyer(server);
    const bia = await buildBuyer(server);
    for (const buyer of [ana, bia]) await buildTransfer(server, buyer, { columns: { finished_at: NOON } });
    server.clock.set(NOON + 20 * DAY);
    await followTransfersJob(server.deps).run();
    const job = remindOfTransfersJob(server.deps, 1);
    const reminders = async () => {
      while (await job.run());
      return [await mails(ana), await mails(bia)];
    };
    expect(await whileMailRefused(server.deps.database, ana.email, reminders)).toEqual([0, 1]);
    expect(await reminders()).toEqual([1, 1]);
  });

  it('stops when the buyer has sent the proof, which waits for the team', async () => {
    server.clock.set(NOON);
    ana = await buildBuyer(server);
    const sale = await buildTransfer(server, ana, { columns: { finished_at: NOON } });
    for (const step of ['atpv', 'assinatura-vendedor', 'assinatura-comprador'])
      await sale.act(sales, step, 'done');
    await sale.send('detran');
    const waits = await sales.get('/admin/purchases?transferenciaAConfirmar=S');
    expect(waits.json()).toMatchObject({ data: [{ codigo: sale.code }] });
    await run(35);
    expect(await mails()).toBe(0);
    await sale.act(sales, 'detran', 'decide', { aceito: true });
    const done = await sales.get('/admin/purchases?transferenciaAConfirmar=S');
    expect(done.json()).toMatchObject({ data: [] });
  });
});
