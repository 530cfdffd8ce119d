import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { buildAccount, builtPassword, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { followLive } from '../../../../test/follow-live.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
let secure: TestServer;
let ana: BuiltAccount;

beforeAll(async () => {
  [server, secure] = await Promise.all([
    startTestServer(),
    startTestServer({ PUBLIC_URL: 'https://patio.example' }),
  ]);
});
afterAll(() => Promise.all([server.close(), secure.close()]));
beforeEach(async () => {
  ana = await buildAccount(server.deps.database);
});

/** A browser: it stores and sends cookies, like the page that stores the token. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  token: string | null = null;

  constructor(on: TestServer = server) {
    this.#server = on;
  }

  async send(method: 'GET' | 'POST' | 'DELETE', path: string, options: Partial<InjectOptions> = {}) {
    const reply = await this.#server.app.inject({
      method,
      url: `/api${path}`,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(this.token === null ? {} : { 'security-token': this.token }), ...options.headers },
      ...(method === 'POST' ? { payload: options.payload ?? {} } : {}),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  async signIn(account: BuiltAccount = ana, password = builtPassword) {
    const reply = await this.send('POST', '/auth/login', { payload: { login: account.email, password } });
    this.token = reply.statusCode === 200 ? reply.json<{ token: string }>().token : this.token;
    return reply;
  }

  async refresh() {
    const reply = await this.send('POST', '/header/refresh_token');
    const { data } = reply.json<{ data: { token: string } | null }>();
    if (data !== null) this.token = data.token;
    return data;
  }

  async isIn(): Promise<boolean> {
    return (await this.send('GET', '/auth/me')).statusCode === 200;
  }

  /** What an attacker has who copied everything stored in this browser. */
  stolen(): Browser {
    const copy = new Browser(this.#server);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.token = this.token;
    return copy;
  }
}

async function signedIn(): Promise<Browser> {
  const browser = new Browser();
  expect((await browser.signIn()).statusCode).toBe(200);
  return browser;
}

describe('secrets given before the sign-in', () => {
  test('are never taken over: token, cookie and session are new ones, SESS-01', async () => {
    const victim = new Browser();
    const planted = { token: 'p'.repeat(43), refresh: 'q'.repeat(43) };
    victim.token = planted.token;
    victim.cookies.set('refresh', planted.refresh);
    await victim.signIn();
    expect(victim.token).not.toBe(planted.token);
    expect(victim.cookies.get('refresh')).not.toBe(planted.refresh);
    const attacker = new Browser();
    attacker.token = planted.token;
    attacker.cookies.set('refresh', planted.refresh);
    expect([await attacker.isIn(), await attacker.refresh()]).toEqual([false, null]);
  });

  test('of the attacker’s own session do not become the victim’s', async () => {
    const mallory = await buildAccount(server.deps.database);
    const attacker = new Browser();
    await attacker.signIn(mallory);
    const victim = attacker.stolen();
    await victim.signIn();
    const me = await attacker.send('GET', '/auth/me');
    expect(me.json()).toMatchObject({ codigoUsuario: mallory.id });
    expect((await victim.send('GET', '/auth/me')).json()).toMatchObject({ codigoUsuario: ana.id });
  });
});

describe('stolen secrets are refused', () => {
  test.each([
    ['a sign-out', (own: Browser) => own.send('POST', '/auth/logout')],
    [
      'a change of the password, S-32',
      (own: Browser) =>
        own.send('POST', '/auth/password', {
          payload: { senha: 'Nova@2026', senhaAtual: builtPassword },
        }),
    ],
    ['signing the other devices out', (own: Browser) => own.send('DELETE', '/usrio/sessoes')],
  ])('after %s', async (name, action) => {
    const phone = await signedIn();
    const thief = phone.stolen();
    const own = name === 'a sign-out' ? phone : await signedIn();
    expect(await thief.isIn()).toBe(true);
    expect((await action(own)).statusCode).toBe(204);
    expect([await thief.isIn(), await thief.refresh()]).toEqual([false, null]);
    expect((await thief.send('DELETE', '/usrio/sessoes')).statusCode).toBe(401);
  });

  test('when both hold the refresh secret: the first to come back late ends it for both, rule 0.11', async () => {
    const own = await signedIn();
    const thief = own.stolen();
    server.clock.advance(20 * minute);
    expect(await thief.refresh()).not.toBeNull();
    server.clock.advance(minute);
    expect(await own.refresh()).toBeNull();
    expect([await thief.isIn(), await thief.refresh()]).toEqual([false, null]);
    expect(await own.send('GET', '/usrio/acessos')).toMatchObject({ statusCode: 401 });
  });

  test('and a live line ends too', async () => {
    const [own, other] = [await signedIn(), await signedIn()];
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const line = await followLive(`${origin}/api/live`, { 'security-token': other.token ?? '' });
    await line.next('sessao', ({ conta }) => conta === true);
    await own.send('DELETE', '/usrio/sessoes');
    expect(await line.next('sessao', ({ conta }) => conta === false)).toMatchObject({ conta: false });
    await line.stop();
  });
});

describe('two tabs of one browser', () => {
  test('that refresh at once both stay signed in, again and again', async () => {
    const browser = await signedIn();
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(20 * minute);
      const tabs = [browser, browser.stolen(), browser.stolen()];
      const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
      expect(new Set(answers.map((data) => data?.token)).size).toBe(1);
      expect(await Promise.all(tabs.map((tab) => tab.isIn()))).toEqual([true, true, true]);
    }
  });
});

describe('a session that is only good for a new password', () => {
  test('opens nothing else, and cannot be made more of by a refresh, S-34, SESS-09', async () => {
    const { token, refresh } = await buildSession(server.deps, ana.id, { restricted: true });
    const browser = new Browser();
    browser.token = token;
    browser.cookies.set('refresh', refresh);
    for (const path of ['/auth/me', '/usrio/sessoes', '/usrio/acessos', '/usrio/address', '/usrio/avisos'])
      expect((await browser.send('GET', path)).statusCode).toBe(401);
    expect((await browser.send('DELETE', '/usrio/sessoes')).statusCode).toBe(401);
    server.clock.advance(20 * minute);
    expect(await browser.refresh()).toMatchObject({ alteraPassword: 'S' });
    expect(await browser.isIn()).toBe(false);
  });
});

describe('a session ends', () => {
  test('after 12 hours without use, whatever is stolen of it, S-32', async () => {
    const browser = await signedIn();
    server.clock.advance(12 * hour + 1);
    expect([await browser.isIn(), await browser.refresh()]).toEqual([false, null]);
  });

  test('with its account, at the next call', async () => {
    const browser = await signedIn();
    const block = { name: 'test-block', text: 'update account set blocked_at = now() where id = $1' };
    await server.deps.database.run(block, [ana.id]);
    expect([await browser.isIn(), await browser.refresh()]).toEqual([false, null]);
    expect((await new Browser().signIn()).statusCode).toBe(403);
  });
});

describe('the cookie of the refresh secret', () => {
  const given = async (on: TestServer) => {
    const account = await buildAccount(on.deps.database);
    const reply = await new Browser(on).signIn(account);
    return reply.cookies.filter(({ name }) => name === 'refresh' || name === 'device');
  };

  test('is out of reach for scripts, other sites and other paths; on https it is never sent in the clear, SESS-02', async () => {
    const flags = { httpOnly: true, sameSite: 'Strict', path: '/api' };
    const plain = await given(server);
    expect(plain.length).toBeGreaterThan(0);
    for (const cookie of plain) expect(cookie).toMatchObject(flags);
    for (const cookie of await given(secure)) expect(cookie).toMatchObject({ ...flags, secure: true });
  });

  test('cannot be used from another site: the reply is not readable there and changes nothing without it', async () => {
    const browser = await signedIn();
    const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    const reply = await browser.stolen().send('POST', '/header/refresh_token', { headers: foreign });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    // SameSite=Strict keeps the cookie from being sent at all; without it there is no session to renew.
    const bare = await server.app.inject({
      method: 'POST',
      url: '/api/header/refresh_token',
      headers: foreign,
    });
    expect(bare.statusCode === 200 ? bare.json() : { data: null }).toEqual({ data: null });
    const signOut = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: foreign });
    expect(signOut.statusCode).toBeLessThan(500);
    expect(await browser.isIn()).toBe(true);
  });
});
