import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { startFakeSmtp, type FakeSmtp } from '../../../../../test/processes/fake-smtp.ts';
import { sendMails } from '../../../../../test/processes/send-mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { loadConfig } from '../../../../config/load-config.ts';
import { deliverBy } from './deliver.ts';

const mails = 30;
const program = fileURLToPath(new URL('../../../../main.ts', import.meta.url));

let server: TestServer;
let smtp: FakeSmtp;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  server = await startTestServer();
  smtp = await startFakeSmtp();
  server.clock.set(Date.now());
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await smtp.close();
  await server.close();
});

/** A process of the role `worker`, which sends ten mails a second. */
const worker = (port: number): ChildProcess => {
  const { database, dataDir, secretKey } = server.deps.config;
  const started = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      APP_MODE: 'test',
      PATIO_ROLES: 'worker',
      PATIO_WORKER_PORT: String(port),
      PATIO_DATA_DIR: dataDir,
      PATIO_SECRET_KEY: secretKey ?? '',
      DATABASE_URL: database.url ?? '',
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  workers.push(started);
  return started;
};

/** Settles when a process is gone. */
const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

test('workers that are killed while they send lose nothing silently, and send at most what they held twice', async () => {
  const { clock } = server;
  const { database } = server.deps;
  for (let at = 0; at < mails; at += 1) {
    await buildMail(database, { to: `p${at}@patio.test`, now: clock.now() });
  }
  for (const enough of [5, 12]) {
    const [one, other] = [worker(await freePort()), worker(await freePort())];
    await vi.waitFor(() => expect(smtp.messages.length).toBeGreaterThanOrEqual(enough), 170_000);
    one.kill('SIGKILL');
    other.kill('SIGKILL');
    await Promise.all([one, other].map(ended));
    // What they held is given to others when their lease is over.
    await database.run({
      name: 'test.lease-over',
      text: `update mail set not_before = '2026-01-01' where sent_at is null and dead_at is null`,
    });
  }
  clock.set(Date.now());
  const deliver = deliverBy(loadConfig({ APP_MODE: 'test', SMTP_URL: smtp.url, MAIL_PER_SECOND: '1000' }));
  await sendMails(server.deps, deliver);
  const left = await database.rows<{ to: string; sent: boolean; why: string | null }>({
    name: 'test.left',
    text: `select recipient as to, sent_at is not null as sent, last_error as why from mail
      where sent_at is not null or dead_at is not null`,
  });
  const sentTo = smtp.messages.map((message) => /^To: (\S+)$/m.exec(message)?.[1] ?? '');
  const ids = smtp.messages.map((message) => /^Message-ID: (\S+)$/m.exec(message)?.[1] ?? '');
  expect(left).toHaveLength(mails);
  // Interrupted in both rounds: staff find it among the dead mails, since it may have arrived.
  const dead = left.filter(({ sent }) => !sent);
  for (const { why } of dead) expect(why).toBe('Sending was interrupted twice; it may have arrived.');
  // Each of four workers had at most four in its hands.
  expect(sentTo.length - new Set(sentTo).size).toBeLessThanOrEqual(16);
  expect(new Set([...sentTo, ...dead.map(({ to }) => to)]).size).toBe(mails);
  expect(new Set(ids).size).toBe(new Set(sentTo).size);
  for (const to of new Set(sentTo))
    expect(sentTo.filter((other) => other === to).length).toBeLessThanOrEqual(2);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
