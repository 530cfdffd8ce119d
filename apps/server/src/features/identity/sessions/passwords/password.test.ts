import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
});

const post = (url: string, body: object, token?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: token ? { 'security-token': token } : {},
  });
const signIn = (password: string) => post('/api/auth/login', { login: account.email, password });
const me = (token: string) =>
  server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });

async function mailedLink(): Promise<string> {
  const mails = {
    name: 'test-link',
    text: 'select text from mail where recipient = $1 order by id desc limit 1',
  };
  const row = await server.deps.database.row<{ text: string }>(mails, [account.email]);
  return /\/auth\/senha\?token=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
}

describe('forgotten password', () => {
  test('answers 204 and mails a link, 404 for an unknown e-mail, API-40, FORG-06', async () => {
    expect((await post('/api/auth/forgot', { email: ` ${account.email.toUpperCase()} ` })).statusCode).toBe(
      204,
    );
    expect(await mailedLink()).not.toBe('');
    const unknown = await post('/api/auth/forgot', { email: 'nao-existe@patio.test' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ erros: ['E-mail não encontrado.'] });
  });

  test.each([
    ['', 'Digite seu e-mail'],
    ['abc', 'Digite um e-mail válido'],
  ])('answers 422 for %j, FORG-02 FORG-03', async (email, text) => {
    const reply = await post('/api/auth/forgot', { email });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ erros: [text] });
  });

  test('mails three links an hour, S-35', async () => {
    for (let i = 0; i < 3; i += 1)
      expect((await post('/api/auth/forgot', { email: account.email })).statusCode).toBe(204);
    expect((await post('/api/auth/forgot', { email: account.email })).statusCode).toBe(429);
    server.clock.advance(3_600_000);
    expect((await post('/api/auth/forgot', { email: account.email })).statusCode).toBe(204);
  });

  test('opens a session once that is only good for a new password, S-34 API-41', async () => {
    const old = await buildSession(server.deps, account.id);
    await post('/api/auth/forgot', { email: account.email });
    const link = await mailedLink();
    const opened = await post('/api/auth/reset_session', { token: link });
    expect(opened.json()).toMatchObject({ alteraPassword: 'S', data: { alteraPassword: 'S' } });
    const { token } = opened.json<{ token: string }>();
    expect((await me(token)).statusCode).toBe(401);
    const refreshed = await post('/api/header/refresh_token', {}, token);
    expect(refreshed.json()).toMatchObject({ data: { alteraPassword: 'S' } });
    expect((await post('/api/auth/reset_session', { token: link })).statusCode).toBe(404);
    expect((await post('/api/auth/password', { senha: 'Nova@2026' }, token)).statusCode).toBe(204);
    for (const dead of [token, old.token]) expect((await me(dead)).statusCode).toBe(401);
    expect((await signIn('Nova@2026')).json()).toMatchObject({ alteraPassword: 'N' });
    expect((await signIn(account.password)).statusCode).toBe(401);
  });

  test('refuses a link after an hour and one that nobody sent', async () => {
    await post('/api/auth/forgot', { email: account.email });
    const link = await mailedLink();
    server.clock.advance(3_600_000);
    for (const token of [link, 'x'.repeat(43), 'x']) {
      expect((await post('/api/auth/reset_session', { token })).statusCode).toBe(404);
    }
  });
});

describe('new password', () => {
  /** In a session of a mailed link. */
  const change = async (body: object) =>
    post(
      '/api/auth/password',
      body,
      (await buildSession(server.deps, account.id, { restricted: true })).token,
    );

  test('keeps the own session, ends the others and notifies the owner, S-32', async () => {
    const [own, other] = [
      await buildSession(server.deps, account.id),
      await buildSession(server.deps, account.id),
    ];
    const reply = await post(
      '/api/auth/password',
      { senha: 'Nova@2026', confirmacao: 'Nova@2026', senhaAtual: account.password },
      own.token,
    );
    expect(reply.statusCode).toBe(204);
    expect((await me(own.token)).statusCode).toBe(200);
    expect((await me(other.token)).statusCode).toBe(401);
    const mail = { name: 'test-subject', text: 'select subject from mail where recipient = $1' };
    const row = await server.deps.database.row<{ subject: string }>(mail, [account.email]);
    expect(row?.subject).toMatch(/^Sua senha foi alterada/);
  });

  test('may not be the old one, PASS-12', async () => {
    const reply = await change({ senha: account.password });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ erros: ['A nova senha não pode ser igual a anterior.'] });
  });

  test('must equal its confirmation, PASS-13 C-22', async () => {
    const reply = await change({ senha: 'Nova@2026', confirmacao: 'Nova@2027' });
    expect(reply.json()).toEqual({ erros: ['A nova senha e a confirmação não batem.'] });
  });

  test('follows the narrow rules, the first failing one first, C-01 C-02 PASS-10 PASS-11', async () => {
    const first = async (senha: string) => (await change({ senha })).json<{ erros: string[] }>().erros[0];
    expect(await first('A')).toBe('A senha deve conter ao menos uma letra minúscula.');
    expect(await first('a')).toBe('A senha deve conter ao menos uma letra maiúscula.');
    expect(await first('aA')).toBe('A senha deve conter ao menos um número.');
    expect(await first('Senha123*')).toBe('A senha deve conter ao menos um caractere especial.');
    expect(await first('aA1!')).toBe('A senha deve ter no mínimo 8 caracteres.');
    expect((await change({ senha: 'Senha123!' })).statusCode).toBe(204);
  });

  test('needs a session: 401 without, 404 for a blocked account, C-23 PASS-14 API-41', async () => {
    expect((await post('/api/auth/password', { senha: 'Nova@2026' })).statusCode).toBe(401);
    const { token } = await buildSession(server.deps, account.id);
    await server.deps.database.run(
      { name: 'test-block', text: 'update account set blocked_at = now() where id = $1' },
      [account.id],
    );
    const reply = await post('/api/auth/password', { senha: 'Nova@2026' }, token);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ erros: ['Usuário não encontrado.'] });
    expect((await post('/api/auth/forgot', { email: account.email })).statusCode).toBe(404);
  });

  test('is a duty for accounts that must change it, and nothing else works before, SESS-09 LOGN-14', async () => {
    account = await buildAccount(server.deps.database, { mustChangePassword: true });
    const entered = await signIn(account.password);
    expect(entered.json()).toMatchObject({ alteraPassword: 'S' });
    const { token } = entered.json<{ token: string }>();
    expect((await me(token)).statusCode).toBe(401);
    expect((await post('/api/auth/password', { senha: 'Nova@2026' }, token)).statusCode).toBe(204);
    expect((await signIn('Nova@2026')).json()).toMatchObject({ alteraPassword: 'N' });
  });
});
