import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { cleanUpSessionsJob } from '../public.ts';

const day = 86_400_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const counts = () =>
  server.deps.database.row({
    name: 'test-left',
    text: `select (select count(*) from session) as sessions, (select count(*) from sign_in_attempt) as attempts,
      (select count(*) from access_code) as codes, (select count(*) from password_link) as links`,
  });

test('forgets tries, codes and links after a day, sessions when access logs may go, Lei 12.965/2014', async () => {
  const account = await buildAccount(server.deps.database, { twoStep: true });
  const { email, password } = account;
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  await post('/api/auth/login', { login: email, password: 'errada' });
  await post('/api/auth/envio_codigo_acesso', { login: email, password });
  await post('/api/auth/forgot', { email });
  await buildSession(server.deps, account.id);
  const job = cleanUpSessionsJob(server.deps);
  await job.run();
  expect(await counts()).toEqual({ sessions: 1, attempts: 2, codes: 1, links: 1 });
  server.clock.advance(day + 3_600_001);
  await job.run();
  expect(await counts()).toEqual({ sessions: 1, attempts: 0, codes: 0, links: 0 });
  server.clock.advance((30 + 180) * day);
  await job.run();
  expect(await counts()).toMatchObject({ sessions: 1 });
  server.clock.advance(10 * day);
  await job.run();
  expect(await counts()).toMatchObject({ sessions: 0 });
});
