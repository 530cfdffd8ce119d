import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function headersOf(text: string) {
  const { database } = server.deps;
  await buildMail(database, {
    to: 'ana@patio.test',
    now: server.clock.now(),
    subject: text,
    senderName: text,
  });
  return database.row<{ subject: string; sender_name: string }>({
    name: 'test.headers',
    text: 'select subject, sender_name from mail order by id desc limit 1',
  });
}

test('the headers of a mail are lines that turn nothing, whenever their words were written', async () => {
  const odd = 'Uno \u202Eonu\u0000\u0007\r\nBcc: x@y.z\u2028\u200B\uD800 👩‍👩‍👧';
  const clean = 'Uno onu Bcc: x@y.z \uFFFD 👩‍👩‍👧';
  expect(await headersOf(odd)).toEqual({ subject: clean, sender_name: clean });
});

test('a header is cut with an ellipsis, and never inside a character', async () => {
  const { subject, sender_name: sender } = (await headersOf(`x${'👩‍👧'.repeat(200)}`)) ?? {
    subject: '',
    sender_name: '',
  };
  expect([...subject].length).toBeLessThanOrEqual(250);
  expect([...sender].length).toBeLessThanOrEqual(100);
  for (const header of [subject, sender]) {
    expect(header.isWellFormed()).toBe(true);
    expect(header).toMatch(/[^\u200D]…$/);
  }
});
