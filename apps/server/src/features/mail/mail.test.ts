import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { Deliver } from './deliver.ts';
import { enqueueMail, sendMailJob } from './public.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test-empty', text: 'delete from mail' });
});

const put = (to: string, dedupeKey?: string) =>
  enqueueMail(server.deps.database, {
    to,
    subject: 's',
    text: 't',
    html: 'h',
    dedupeKey,
    now: server.clock.now(),
  });
const states = () =>
  server.deps.database.rows<{ sent: boolean; dead: boolean; tries: number; last_error: string | null }>({
    name: 'test-states',
    text: 'select sent_at is not null as sent, dead_at is not null as dead, tries, last_error from mail order by id',
  });

/** Notes who got mail. */
function recorder() {
  const got: string[] = [];
  const deliver: Deliver = async (mail) => {
    got.push(mail.recipient);
  };
  return { got, deliver };
}

describe('queue', () => {
  test('sends each mail once', async () => {
    await put('a@patio.test');
    await put('b@patio.test');
    const { got, deliver } = recorder();
    const job = sendMailJob(server.deps, deliver);
    expect(await job.run()).toBe(false);
    await job.run();
    expect(got.sort()).toEqual(['a@patio.test', 'b@patio.test']);
    expect(await states()).toEqual([
      { sent: true, dead: false, tries: 1, last_error: null },
      { sent: true, dead: false, tries: 1, last_error: null },
    ]);
  });

  test('sends each mail once although many workers run', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => put(`p${i}@patio.test`)));
    const { got, deliver } = recorder();
    const workers = Array.from({ length: 4 }, () => sendMailJob(server.deps, deliver));
    await Promise.all(workers.map((worker) => worker.run()));
    await Promise.all(workers.map((worker) => worker.run()));
    expect(got).toHaveLength(30);
    expect(new Set(got).size).toBe(30);
  });

  test('tells that more is due when a batch was full', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, i) => put(`p${i}@patio.test`)));
    const job = sendMailJob(server.deps, recorder().deliver);
    expect(await job.run()).toBe(true);
    expect(await job.run()).toBe(false);
  });

  test('writes one mail for a key', async () => {
    await put('a@patio.test', 'k');
    await put('a@patio.test', 'k');
    expect(await states()).toHaveLength(1);
  });

  test('is not written when its transaction fails', async () => {
    const broken = server.deps.database.transact(async (transaction) => {
      await enqueueMail(transaction, { to: 'a@patio.test', subject: 's', text: 't', html: 'h', now: 0 });
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await states()).toEqual([]);
  });

  test('tries again 1, 2, 4 … minutes later and gives up after the eighth time', async () => {
    await put('a@patio.test');
    const deliver = vi.fn<Deliver>().mockRejectedValue(new Error('no route'));
    const job = sendMailJob(server.deps, deliver);
    for (const minutes of [1, 2, 4, 8, 16, 32, 64]) {
      await job.run();
      const tried = deliver.mock.calls.length;
      server.clock.advance(minutes * 60_000 - 1);
      await job.run();
      expect(deliver).toHaveBeenCalledTimes(tried);
      server.clock.advance(1);
    }
    await job.run();
    server.clock.advance(86_400_000);
    await job.run();
    expect(deliver).toHaveBeenCalledTimes(8);
    expect(await states()).toEqual([{ sent: false, dead: true, tries: 8, last_error: 'Error: no route' }]);
  });

  test('gives up at once when the server refuses for good, and goes on with the others', async () => {
    await put('bad@patio.test');
    await put('good@patio.test');
    const { got, deliver } = recorder();
    const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    await sendMailJob(server.deps, async (mail) => {
      if (mail.recipient === 'bad@patio.test') throw refused;
      await deliver(mail);
    }).run();
    expect(got).toEqual(['good@patio.test']);
    expect(await states()).toMatchObject([{ dead: true }, { sent: true }]);
  });

  test('counts as sent without SMTP', async () => {
    await put('a@patio.test');
    await sendMailJob(server.deps).run();
    expect(await states()).toMatchObject([{ sent: true }]);
  });
});
