import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, builtPassword, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const hour = 3_600_000;

let server: TestServer;
let ana: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildAccount(server.deps.database);
});

interface Device {
  readonly id: string;
  readonly aparelho: string;
  readonly atual: boolean;
}

async function signIn(userAgent: string, account: BuiltAccount = ana, remoteAddress = '189.40.12.77') {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    remoteAddress,
    payload: { login: account.email, password: builtPassword },
  });
  expect(reply.statusCode).toBe(200);
  const refresh = reply.cookies.find(({ name }) => name === 'refresh')?.value ?? '';
  return { token: reply.json<{ token: string }>().token, refresh };
}

const as = (token: string, method: 'GET' | 'DELETE', url: string) =>
  server.app.inject({ method, url: `/api${url}`, headers: { 'security-token': token } });
const devicesOf = async (token: string, idiom = 'PTBR') =>
  (await as(token, 'GET', `/usrio/sessoes?idiom=${idiom}`)).json<{ data: Device[] }>().data;
const isIn = async (token: string) => (await as(token, 'GET', '/auth/me')).statusCode === 200;

describe('the devices of an account, S-32', () => {
  test('are shown in words, the asking one first, with the network but not its end', async () => {
    const here = await signIn(windows);
    server.clock.advance(60_000);
    await signIn(phone, ana, '2804:14c:65a1:8000::1');
    expect(await devicesOf(here.token)).toMatchObject([
      { aparelho: 'Chrome no Windows', tipo: 'computador', local: '189.40.12.…', atual: true },
      { aparelho: 'Chrome no Android', tipo: 'celular', local: '2804:14c:65a1:…', atual: false },
    ]);
    expect((await devicesOf(here.token, 'EN')).map(({ aparelho }) => aparelho)).toEqual([
      'Chrome on Windows',
      'Chrome on Android',
    ]);
  });

  test('hold neither ended, idle, lapsed nor restricted sessions, nor those of others', async () => {
    const here = await signIn(windows);
    await buildSession(server.deps, ana.id, { restricted: true });
    await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
    const gone = await signIn(phone);
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'security-token': gone.token },
    });
    expect(await devicesOf(here.token)).toHaveLength(1);
    server.clock.advance(13 * hour);
    const later = await signIn(phone);
    expect(await devicesOf(later.token)).toHaveLength(1);
  });

  test('sign out one by one: the token is refused with 401 at its next call and the refresh secret gives nobody, SESS-07', async () => {
    const [here, there] = [await signIn(windows), await signIn(phone)];
    const other = (await devicesOf(here.token)).find(({ atual }) => !atual);
    expect((await as(here.token, 'DELETE', `/usrio/sessoes/${other?.id}`)).statusCode).toBe(204);
    const refused = await as(there.token, 'GET', '/usrio/address');
    expect([refused.statusCode, refused.json()]).toEqual([401, { erros: ['Você precisa estar logado!'] }]);
    const refresh = await server.app.inject({
      method: 'POST',
      url: '/api/header/refresh_token',
      cookies: { refresh: there.refresh },
    });
    expect(refresh.json()).toEqual({ data: null });
    expect(await isIn(here.token)).toBe(true);
    const again = await as(here.token, 'DELETE', `/usrio/sessoes/${other?.id}`);
    expect([again.statusCode, again.json()]).toEqual([
      404,
      { erros: ['Este aparelho já não está conectado.'] },
    ]);
  });

  test('sign out all others at once, and none shows alerts on its screen any more', async () => {
    const [one, here, other] = [await signIn(phone), await signIn(windows), await signIn('curl/8.0')];
    const push = {
      name: 'test-push',
      text: `insert into push_device (account_id, endpoint, p256dh, auth, created_at) values ($1, gen_random_uuid()::text, 'a', 'b', now())`,
    };
    await server.deps.database.run(push, [ana.id]);
    expect((await as(here.token, 'DELETE', '/usrio/sessoes')).statusCode).toBe(204);
    const left = { name: 'test-push-left', text: 'select id from push_device where account_id = $1' };
    expect(await server.deps.database.rows(left, [ana.id])).toEqual([]);
    expect(await Promise.all([one, here, other].map(({ token }) => isIn(token)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('include the asking one: signing it out takes its cookie away', async () => {
    const here = await signIn(windows);
    const [device] = await devicesOf(here.token);
    const reply = await as(here.token, 'DELETE', `/usrio/sessoes/${device?.id}`);
    expect(reply.cookies).toEqual([expect.objectContaining({ name: 'refresh', value: '' })]);
    expect(await isIn(here.token)).toBe(false);
  });

  test('of another user are unknown, and stay signed in', async () => {
    const bia = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
    const here = await signIn(windows);
    expect((await as(here.token, 'DELETE', `/usrio/sessoes/${bia.id}`)).statusCode).toBe(404);
    expect((await as(here.token, 'DELETE', '/usrio/sessoes/nada')).statusCode).toBe(404);
    expect((await as(here.token, 'DELETE', '/usrio/sessoes')).statusCode).toBe(204);
    expect(await isIn(bia.token)).toBe(true);
  });

  test('name themselves as they like: what they send is cut and never taken for more', async () => {
    const here = await signIn(`<script>alert(1)</script>${'x'.repeat(5000)}`);
    expect(await devicesOf(here.token)).toMatchObject([{ aparelho: 'Aparelho desconhecido' }]);
  });
});
