import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ SIGN_INS_PER_HOUR: '3' });
});
afterAll(() => server.close());

const signIn = (login: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { login, password } });

test('a right password opens so many sessions in an hour and no more, whether they are still open or not, rules 0.37', async () => {
  const account = await buildAccount(server.deps.database);
  for (let turn = 0; turn < 3; turn += 1) {
    const reply = await signIn(account.email, account.password);
    expect(reply.statusCode).toBe(200);
    const { token } = reply.json<{ token: string }>();
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'security-token': token },
    });
  }
  const refused = await signIn(account.email, account.password);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  const other = await buildAccount(server.deps.database);
  expect((await signIn(other.email, other.password)).statusCode).toBe(200);
  server.clock.advance(3_600_001);
  expect((await signIn(account.email, account.password)).statusCode).toBe(200);
});
