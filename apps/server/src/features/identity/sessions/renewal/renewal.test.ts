import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession, type BuiltSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
let account: BuiltAccount;
let session: BuiltSession;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  session = await buildSession(server.deps, account.id);
});

interface Secrets {
  readonly token?: string;
  readonly refresh?: string;
}

async function call(url: string, { token, refresh }: Secrets) {
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers: token ? { 'security-token': token } : {},
    cookies: refresh ? { refresh } : {},
  });
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json<{ data: { token: string; nome: string; notifications: number } | null }>();
  return {
    data,
    refresh: reply.cookies.find(({ name }) => name === 'refresh')?.value,
    body: reply.json<object>(),
  };
}

const refreshed = (secrets: Secrets) => call('/api/header/refresh_token', secrets);
const renewed = (secrets: Secrets) => call('/api/auth/refresh_token', secrets);

async function works(token: string | undefined): Promise<boolean> {
  const reply = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token ?? '' } });
  return reply.statusCode === 200;
}

describe('refresh', () => {
  test('gives the user with the same fresh token, API-30', async () => {
    const { data, body, refresh } = await refreshed(session);
    expect(data).toMatchObject({ token: session.token, nome: account.name });
    expect(body).toMatchObject({ token: session.token, codigoUsuario: account.id });
    expect(refresh).toBeUndefined();
  });

  test('answers {"data": null} without token, with a dead one and with nonsense, never 401, C-10', async () => {
    for (const secrets of [
      {},
      { token: 'x'.repeat(43) },
      { token: "' or 1=1" },
      { refresh: 'y'.repeat(43) },
    ]) {
      expect((await refreshed(secrets)).body).toEqual({ data: null });
    }
  });

  test('shows a name changed meanwhile, SESS-08', async () => {
    const rename = { name: 'test-rename', text: 'update account set name = $2 where id = $1' };
    await server.deps.database.run(rename, [account.id, 'Nome Novo']);
    expect((await refreshed(session)).data).toMatchObject({ nome: 'Nome Novo' });
  });

  test('changes both secrets when the token is no longer fresh; the old token dies after the grace', async () => {
    server.clock.advance(6 * minute);
    const { data, refresh } = await refreshed(session);
    expect(data?.token).not.toBe(session.token);
    expect(refresh).toMatch(/^[\w-]{43}$/);
    expect(await works(session.token)).toBe(true);
    server.clock.advance(11_000);
    expect(await works(session.token)).toBe(false);
    expect(await works(data?.token)).toBe(true);
  });

  test('works by the cookie alone after the token died, rule 0.11', async () => {
    server.clock.advance(20 * minute);
    expect(await works(session.token)).toBe(false);
    const { data } = await refreshed(session);
    expect(await works(data?.token)).toBe(true);
  });

  test('gives two tabs that renew at once the same new secrets', async () => {
    server.clock.advance(20 * minute);
    const tabs = await Promise.all([refreshed(session), refreshed(session), refreshed(session)]);
    expect(new Set(tabs.map(({ data }) => data?.token)).size).toBe(1);
    expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(1);
    expect(await works(tabs[0].data?.token)).toBe(true);
  });

  test('ends the session of everybody when a spent secret comes back later, rule 0.11', async () => {
    server.clock.advance(20 * minute);
    const first = await refreshed(session);
    server.clock.advance(11_000);
    expect((await refreshed({ refresh: session.refresh })).data).toBeNull();
    expect(await works(first.data?.token)).toBe(false);
    expect((await refreshed({ refresh: first.refresh ?? '' })).data).toBeNull();
  });

  test('notices a secret that was spent many renewals ago', async () => {
    let secrets: Secrets = session;
    for (let i = 0; i < 5; i += 1) {
      const { data, refresh } = await renewed(secrets);
      secrets = { token: data?.token ?? '', refresh: refresh ?? '' };
      server.clock.advance(11_000);
    }
    expect(await works(secrets.token)).toBe(true);
    await refreshed({ refresh: session.refresh });
    expect(await works(secrets.token)).toBe(false);
  });

  test('ends after 12 hours without use and after 30 days in any case, S-32', async () => {
    server.clock.advance(12 * hour + 1);
    expect((await refreshed(session)).data).toBeNull();
    let secrets: Secrets = await buildSession(server.deps, account.id);
    for (let i = 0; i < 65; i += 1) {
      server.clock.advance(11 * hour);
      const { data, refresh } = await refreshed(secrets);
      secrets = { token: data?.token ?? '', refresh: refresh ?? '' };
    }
    expect(await works(secrets.token)).toBe(true);
    server.clock.advance(11 * hour);
    expect((await refreshed(secrets)).data).toBeNull();
  });
});

describe('renewal by the token alone', () => {
  test('gives a new valid token, API-42', async () => {
    const { data } = await renewed({ token: session.token });
    expect(data?.token).not.toBe(session.token);
    expect(await works(data?.token)).toBe(true);
  });

  test('gives two calls at once the same token', async () => {
    const both = await Promise.all([renewed({ token: session.token }), renewed({ token: session.token })]);
    expect(both[0].data?.token).toBe(both[1].data?.token);
    expect(await works(both[0].data?.token)).toBe(true);
  });

  test('is over once the cookie was used, so that a leaked token dies', async () => {
    const browser = await renewed(session);
    const leaked = browser.data?.token ?? '';
    server.clock.advance(14 * minute);
    expect((await renewed({ token: leaked })).data?.token).toBe(leaked);
    server.clock.advance(minute + 1);
    expect((await renewed({ token: leaked })).data).toBeNull();
  });

  test('goes before the cookie of another session', async () => {
    const other = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
    const { data } = await renewed({ token: session.token, refresh: other.refresh });
    expect(data).toMatchObject({ nome: account.name });
    expect((await refreshed({ refresh: other.refresh })).data).not.toBeNull();
  });
});

describe('sign-out', () => {
  const signOut = (secrets: Secrets) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: secrets.token ? { 'security-token': secrets.token } : {},
      cookies: secrets.refresh ? { refresh: secrets.refresh } : {},
    });

  test('ends token and cookie, API-39', async () => {
    const reply = await signOut(session);
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
    expect(reply.cookies).toEqual([expect.objectContaining({ name: 'refresh', value: '' })]);
    expect(await works(session.token)).toBe(false);
    expect((await refreshed({ refresh: session.refresh })).data).toBeNull();
  });

  test('ends the session by its cookie after the token died', async () => {
    server.clock.advance(20 * minute);
    await signOut(session);
    expect((await refreshed({ refresh: session.refresh })).data).toBeNull();
  });

  test('answers 204 for a dead token and for none, API-39', async () => {
    expect((await signOut({ token: 'x'.repeat(43) })).statusCode).toBe(204);
    expect((await signOut({})).statusCode).toBe(204);
  });

  test('leaves the other devices alone, S-32', async () => {
    const phone = await buildSession(server.deps, account.id);
    await signOut(session);
    expect(await works(phone.token)).toBe(true);
  });
});

describe('the session user', () => {
  test('is the same in me and refresh, C-11; 401 without a session, API-36', async () => {
    const me = await server.app.inject({ url: '/api/auth/me', headers: session.headers });
    expect(me.json()).toEqual((await refreshed(session)).body);
    const nobody = await server.app.inject({ url: '/api/auth/me' });
    expect(nobody.statusCode).toBe(401);
    expect(nobody.json()).toEqual({ erros: ['Você precisa estar logado!'] });
  });

  test('is gone with the account blocked', async () => {
    const block = { name: 'test-block', text: 'update account set blocked_at = now() where id = $1' };
    await server.deps.database.run(block, [account.id]);
    expect(await works(session.token)).toBe(false);
    expect((await refreshed(session)).data).toBeNull();
  });

  test('is seen at most once a minute', async () => {
    const seenAt = { name: 'test-seen', text: 'select last_seen_at from session where id = $1' };
    const opened = server.clock.now();
    server.clock.advance(30_000);
    await works(session.token);
    expect(await server.deps.database.row(seenAt, [session.id])).toEqual({ last_seen_at: opened });
    server.clock.advance(30_000);
    await works(session.token);
    expect(await server.deps.database.row(seenAt, [session.id])).toEqual({
      last_seen_at: server.clock.now(),
    });
  });
});
