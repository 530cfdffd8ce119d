import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { runLanes, sendMails } from '../../../../../test/processes/send-mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import type { Deliver } from './deliver.ts';
import { sendMailJobs } from '../public.ts';
import { beginSending, leaseMail } from './outbox.store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test-empty', text: 'delete from mail' });
});

const put = (to: string, given: { readonly dedupeKey?: string } = {}) =>
  buildMail(server.deps.database, { to, now: server.clock.now(), ...given });
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
    const lanes = sendMailJobs(server.deps, deliver);
    await runLanes(lanes);
    await runLanes(lanes);
    expect(got.sort()).toEqual(['a@patio.test', 'b@patio.test']);
    expect(await states()).toEqual([
      { sent: true, dead: false, tries: 1, last_error: null },
      { sent: true, dead: false, tries: 1, last_error: null },
    ]);
  });

  test('sends each mail once although many workers run', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => put(`p${i}@patio.test`)));
    const { got, deliver } = recorder();
    await Promise.all(Array.from({ length: 4 }, () => sendMails(server.deps, deliver)));
    expect(got).toHaveLength(30);
    expect(new Set(got).size).toBe(30);
  });

  test('asks to be run again until nothing is left', async () => {
    await put('a@patio.test');
    await put('b@patio.test');
    const job = sendMailJobs(server.deps, recorder().deliver).at(-1);
    expect([await job?.run(), await job?.run(), await job?.run()]).toEqual([true, true, false]);
  });

  test('writes one mail for a key', async () => {
    await put('a@patio.test', { dedupeKey: 'k' });
    await put('a@patio.test', { dedupeKey: 'k' });
    expect(await states()).toHaveLength(1);
  });

  test('is not written when its transaction fails', async () => {
    const broken = server.deps.database.transact(async (transaction) => {
      await buildMail(transaction, { to: 'a@patio.test', now: 0 });
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await states()).toEqual([]);
  });

  test('tries again 1, 2, 4 … minutes later, at most six hours, and gives up after the fourteenth time', async () => {
    await put('a@patio.test');
    const deliver = vi.fn<Deliver>().mockRejectedValue(new Error('no route'));
    const lanes = sendMailJobs(server.deps, deliver);
    for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360]) {
      await runLanes(lanes);
      const tried = deliver.mock.calls.length;
      server.clock.advance(minutes * 60_000 - 1);
      await runLanes(lanes);
      expect(deliver).toHaveBeenCalledTimes(tried);
      server.clock.advance(1);
    }
    await runLanes(lanes);
    server.clock.advance(86_400_000);
    await runLanes(lanes);
    expect(deliver).toHaveBeenCalledTimes(14);
    expect(await states()).toEqual([{ sent: false, dead: true, tries: 14, last_error: 'Error: no route' }]);
  });

  test('gives up at once when the server refuses for good, and goes on with the others', async () => {
    await put('bad@patio.test');
    await put('good@patio.test');
    const { got, deliver } = recorder();
    const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
    await sendMails(server.deps, async (mail) => {
      if (mail.recipient === 'bad@patio.test') throw refused;
      await deliver(mail);
    });
    expect(got).toEqual(['good@patio.test']);
    expect(await states()).toMatchObject([{ dead: true }, { sent: true }]);
  });

  test('counts as sent without SMTP', async () => {
    await put('a@patio.test');
    await sendMails(server.deps);
    expect(await states()).toMatchObject([{ sent: true }]);
  });

  test('sends nothing that has lapsed: a code that is worth nothing is not mailed', async () => {
    const now = server.clock.now();
    await buildMail(server.deps.database, { to: 'a@patio.test', now, uselessAt: now + 600_000 });
    server.clock.advance(600_000);
    const { got, deliver } = recorder();
    await sendMails(server.deps, deliver);
    expect(got).toEqual([]);
    expect(await states()).toMatchObject([{ dead: true, sent: false }]);
  });

  test('a subject is one line that ends', async () => {
    await buildMail(server.deps.database, {
      to: 'a@patio.test',
      subject: `a\r\nBcc: b@patio.test ${'x'.repeat(400)}`,
      senderName: 'Loja\nX: 1',
      now: 0,
    });
    const [mail] = await server.deps.database.rows<{ subject: string; sender_name: string }>({
      name: 'test-subject',
      text: 'select subject, sender_name from mail',
    });
    expect(mail?.subject).toMatch(/^a Bcc: b@patio\.test x+…$/);
    expect([...(mail?.subject ?? '')]).toHaveLength(250);
    expect(mail?.sender_name).toBe('Loja X: 1');
  });
});

describe('a mail server in trouble', () => {
  const down = Object.assign(new Error('connect ECONNREFUSED'), { command: 'CONN' });

  test('stops the tries for growing pauses, and mails that were not tried are not blamed', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => put(`p${i}@patio.test`)));
    const deliver = vi.fn<Deliver>().mockRejectedValue(down);
    const lanes = sendMailJobs(server.deps, deliver);
    await runLanes(lanes);
    expect(deliver.mock.calls.length).toBeLessThanOrEqual(4);
    const tried = deliver.mock.calls.length;
    server.clock.advance(4999);
    await runLanes(lanes);
    expect(deliver).toHaveBeenCalledTimes(tried);
    server.clock.advance(1);
    await runLanes(lanes);
    expect(deliver.mock.calls.length).toBeGreaterThan(tried);
    expect((await states()).filter(({ tries }) => tries === 0).length).toBeGreaterThanOrEqual(32);
  });

  test('loses nothing, and all goes out once it is back', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => put(`p${i}@patio.test`)));
    const { got, deliver } = recorder();
    let isDown = true;
    const lanes = sendMailJobs(server.deps, async (mail) => {
      if (isDown) throw down;
      await deliver(mail);
    });
    for (let turn = 0; turn < 20; turn += 1) {
      await runLanes(lanes);
      server.clock.advance(10 * 60_000);
    }
    isDown = false;
    for (let turn = 0; turn < 20; turn += 1) {
      await runLanes(lanes);
      server.clock.advance(60 * 60_000);
    }
    expect(got.toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}@patio.test`).toSorted());
  });
});

describe('a worker that ends between sending and noting it', () => {
  const afterLease = 15 * 60_000 + 1;
  /** Sends the mail, and never returns. */
  const killed = (got: string[]): Deliver => {
    return (mail) => {
      got.push(mail.recipient);
      return new Promise(() => undefined);
    };
  };

  test('is followed by one more sending, under the same message id, and not by a third', async () => {
    await put('a@patio.test');
    const got: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      void sendMails(server.deps, killed(got));
      const isTaken = async () => {
        const [state] = await states();
        return state?.tries === turn + 1 || state?.dead === true;
      };
      await expect.poll(isTaken).toBe(true);
      server.clock.advance(afterLease);
    }
    expect(got).toHaveLength(2);
    expect(await states()).toMatchObject([{ dead: true, tries: 2 }]);
  });

  test('keeps its mails until the lease is over, and everything else is free for others', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => put(`p${i}@patio.test`)));
    const first: string[] = [];
    void sendMails(server.deps, killed(first));
    // The lane of codes takes no outcomes.
    await expect.poll(() => first).toHaveLength(3);
    const { got, deliver } = recorder();
    await sendMails(server.deps, deliver);
    expect(got).toHaveLength(7);
    server.clock.advance(afterLease);
    await sendMails(server.deps, deliver);
    expect(got.toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}@patio.test`));
    expect(await states()).toEqual(Array.from({ length: 10 }, () => expect.objectContaining({ sent: true })));
  });

  test('does not begin what another has taken when its lease was over', async () => {
    await put('a@patio.test');
    const { database } = server.deps;
    const lease = () => {
      const now = server.clock.now();
      return leaseMail(database, { now, until: now + 60_000, latest: 'news' });
    };
    const late = await lease();
    server.clock.advance(60_000);
    const other = await lease();
    if (!late || !other) throw new Error('There was nothing to lease.');
    expect(await beginSending(database, late, server.clock.now())).toBe(false);
    expect(await beginSending(database, other, server.clock.now())).toBe(true);
  });
});
