import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { hashPassword } from '../public.ts';

let server: TestServer;

beforeAll(async () => {
  // Passwords cost what they do in use.
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', APP_MODE: 'development' });
});
afterAll(() => server.close());

let last = 0;

/** A sign-in from a network of its own. */
function signIn(login: string, password: string) {
  last += 1;
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password },
    headers: { 'x-forwarded-for': `198.18.${Math.floor(last / 250)}.${last % 250}` },
  });
}

test('a flood of sign-ins is answered or turned away, and nobody else waits for it, S-35', async () => {
  let answered = 0;
  const flood = Array.from({ length: 560 }, async (_, n) => {
    const reply = await signIn(`alguem${n}@patio.test`, 'errada');
    answered += 1;
    return reply;
  });
  // The hashes of the first ones are in progress; these are not behind the other five hundred.
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await server.app.inject({ url: '/api/endereco/estados' })).statusCode).toBe(200);
  }
  expect(answered).toBeLessThan(400);
  const replies = await Promise.all(flood);
  const statuses = new Map<number, number>();
  for (const { statusCode } of replies) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([401, 503]);
  // Those that were let in at once; how many of the waiting ones follow in time depends on the machine.
  expect(statuses.get(401)).toBeGreaterThanOrEqual(64);
  expect(replies.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeDefined();
  const account = await buildAccount(server.deps.database);
  expect((await signIn(account.email, account.password)).statusCode).toBe(200);
});

test('a sign-in takes as long for an unknown e-mail as for a user, so that time does not reveal who has an account', async () => {
  const hash = await hashPassword('Senha@2026', server.deps.config.passwordMemoryKib, 'test');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const account = await buildAccount(server.deps.database);
  const blocked = await buildAccount(server.deps.database, { blockedAt: server.clock.now() });
  await server.deps.database.run({ name: 'test.weigh', text: 'update account set password_hash = $1' }, [
    hash,
  ]);
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < 12; turn += 1) {
    for (const [who, login] of [
      ['known', account.email],
      ['unknown', `ninguem${turn}@patio.test`],
      ['blocked', blocked.email],
    ] as const) {
      const began = performance.now();
      const reply = await signIn(login, 'errada');
      times.set(who, [...(times.get(who) ?? []), performance.now() - began]);
      expect(reply.json()).toEqual({ erros: ['E-mail ou senha inválidos.'] });
    }
  }
  const median = (who: string) => (times.get(who) ?? []).toSorted((a, b) => a - b)[6] ?? 0;
  // Without a hash the answer would come some ten times sooner.
  for (const who of ['unknown', 'blocked']) {
    expect(median(who) / median('known')).toBeGreaterThan(0.3);
    expect(median(who) / median('known')).toBeLessThan(3);
  }
});
