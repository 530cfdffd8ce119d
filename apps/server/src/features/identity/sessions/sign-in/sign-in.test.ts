import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
});

let network = 1;

/** Each test comes from a network of its own, so that none uses up another's tries. */
beforeEach(() => {
  network += 1;
});

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'x-forwarded-for': `203.0.113.${network}`, ...headers },
  });
}

const signIn = (login: string, password: string, extra: object = {}) =>
  post('/api/auth/login', { login, password, ...extra });

describe('sign-in', () => {
  test('gives the session user bare and under data, API-37 API-30', async () => {
    const reply = await signIn(account.email, account.password);
    expect(reply.statusCode).toBe(200);
    const { data, ...user } = reply.json<Record<string, unknown>>();
    expect(data).toEqual(user);
    expect(user).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      codigoUsuario: account.id,
      nome: account.name,
      notifications: 0,
      isPartner: false,
      alteraPassword: 'N',
      firstSignIn: true,
      clientType: 7,
      companyType: null,
      staffRole: null,
      profileCode: 7,
    });
  });

  test('calls only the first sign-in the first, S-37', async () => {
    await signIn(account.email, account.password);
    const again = await signIn(account.email, account.password);
    expect(again.json()).toMatchObject({ firstSignIn: false });
  });

  test.each([
    [4, null, 4],
    [5, null, 5],
    [6, null, null],
    [7, 7, null],
  ] as const)(
    'tells client and company type of profile %i, C-29',
    async (profileCode, clientType, companyType) => {
      const { email, password } = await buildAccount(server.deps.database, { profileCode });
      const reply = await signIn(email, password);
      expect(reply.json()).toMatchObject({ clientType, companyType, profileCode });
    },
  );

  test('takes the username and any letter case, C-18', async () => {
    const { password } = await buildAccount(server.deps.database, { username: 'Maria.Souza' });
    expect((await signIn('maria.SOUZA', password)).statusCode).toBe(200);
    expect((await signIn(account.email.toUpperCase(), account.password)).statusCode).toBe(200);
  });

  test('keeps no secret in the database as it is', async () => {
    const reply = await signIn(account.email, account.password);
    const { token } = reply.json<{ token: string }>();
    const refresh = reply.cookies[0]?.value ?? '';
    const dump = await server.deps.database.row<{ text: string }>(
      {
        name: 'test-dump',
        text: 'select s::text || a::text as text from session s join account a on a.id = s.account_id where a.id = $1',
      },
      [account.id],
    );
    expect(refresh).toHaveLength(43);
    for (const secret of [token, refresh, account.password]) expect(dump?.text).not.toContain(secret);
  });

  test('sets the refresh secret where scripts and other sites cannot reach it, rule 0.11', async () => {
    const reply = await signIn(account.email, account.password);
    for (const name of ['refresh', 'device']) {
      const cookie = reply.cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' });
    }
    expect(String(reply.headers['set-cookie'])).not.toContain('Secure');
  });

  test('answers wrong and unknown alike with 401, blocked or not, API-37', async () => {
    const blocked = await buildAccount(server.deps.database, { blockedAt: server.clock.now() });
    const replies = await Promise.all([
      signIn(account.email, 'Outra@123'),
      signIn('ninguem@patio.test', account.password),
      signIn(blocked.email, 'Outra@123'),
    ]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({ erros: ['E-mail ou senha inválidos.'] });
    }
  });

  test('asks for what is missing with 422, LOGN-06', async () => {
    for (const body of [
      {},
      { login: account.email },
      { login: '', password: '' },
      { login: 7, password: null },
    ]) {
      const reply = await post('/api/auth/login', body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({ erros: ['Preencha o e-mail e a senha.'] });
    }
  });

  test('speaks English when asked, S-49', async () => {
    const reply = await post('/api/auth/login?idiom=EN', { login: account.email, password: 'x' });
    expect(reply.json()).toEqual({ erros: ['Wrong e-mail or password.'] });
  });

  test('refuses control characters instead of failing', async () => {
    const reply = await signIn('a\u0000b@patio.test', 'x');
    expect(reply.statusCode).toBe(422);
  });

  test('marks the cookie Secure on https, SESS-02', async () => {
    const https = await startTestServer({ PUBLIC_URL: 'https://patio.test' });
    const { email, password } = await buildAccount(https.deps.database);
    const reply = await https.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: email, password },
    });
    await https.close();
    expect(reply.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['refresh', true],
      ['device', true],
    ]);
  });
});

describe('tries', () => {
  test('answers 429 after five wrong passwords, also to the right one, S-35', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn(account.email, 'errada')).statusCode).toBe(401);
    const reply = await signIn(account.email, account.password);
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toEqual({ erros: ['Muitas tentativas. Aguarde um pouco e tente de novo.'] });
    server.clock.advance(15 * 60_000);
    expect((await signIn(account.email, account.password)).statusCode).toBe(200);
  });

  test('counts an unknown e-mail like a known one, so that 429 reveals nothing', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn('nunca@patio.test', 'errada')).statusCode).toBe(401);
    expect((await signIn('nunca@patio.test', 'errada')).statusCode).toBe(429);
  });

  test('lets no more than five of many tries at once be answered', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(account.email, 'errada')));
    const wrong = replies.filter((reply) => reply.statusCode === 401);
    expect(wrong.length).toBeLessThanOrEqual(5);
    expect(replies.every((reply) => [401, 429].includes(reply.statusCode))).toBe(true);
  });

  test('stops an address after twenty wrong tries on any accounts, S-35', async () => {
    for (let i = 0; i < 20; i += 1) await signIn(`alguem${i}@patio.test`, 'errada');
    expect((await signIn(account.email, account.password)).statusCode).toBe(429);
    network += 1;
    expect((await signIn(account.email, account.password)).statusCode).toBe(200);
  });

  test('does not touch a session that is open already', async () => {
    const { headers } = await buildSession(server.deps, account.id);
    for (let i = 0; i < 6; i += 1) await signIn(account.email, 'errada');
    const reply = await server.app.inject({ url: '/api/auth/me', headers });
    expect(reply.statusCode).toBe(200);
  });

  test('forgets wrong tries after a right one', async () => {
    for (let i = 0; i < 4; i += 1) await signIn(account.email, 'errada');
    await signIn(account.email, account.password);
    for (let i = 0; i < 4; i += 1) await signIn(account.email, 'errada');
    expect((await signIn(account.email, account.password)).statusCode).toBe(200);
  });
});
