import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { mailedCode } from '../../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const next = 'Nova@2026';
const asked = { erros: ['Digite a senha atual'], senhaAtual: true };
const wrong = { erros: ['A senha atual não confere.'], senhaAtual: true };
const wrongCode = { erros: ['O código não confere ou já expirou. Peça outro.'] };

let server: TestServer;
let account: BuiltAccount;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ token } = await buildSession(server.deps, account.id));
});

const post = async (path: string, payload: object, as = token) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: as === '' ? {} : { 'security-token': as },
  });
  return { status: reply.statusCode, body: reply.payload === '' ? null : reply.json<unknown>() };
};
const change = (shown: object = {}, as = token) => post('/auth/password', { senha: next, ...shown }, as);
const signIn = async (password: string) =>
  (await post('/auth/login', { login: account.email, password }, '')).status;
const changed = { status: 204, body: null };
/** Whether the password confirms changes of security. */
const confirms = async (as = token) =>
  (await server.app.inject({ url: '/api/usrio/segunda_etapa', headers: { 'security-token': as } })).json<{
    temSenha: boolean;
  }>().temSenha;
const sendCode = async () => {
  await post('/usrio/segunda_etapa/confirmacao', {});
  return mailedCode(server.deps.database, account.email);
};

describe('an open session alone', () => {
  it('changes no password: the present one is asked for, in both languages', async () => {
    expect(await change()).toEqual({ status: 422, body: asked });
    expect(await change({ senhaAtual: '  ' })).toEqual({ status: 422, body: asked });
    expect((await post('/auth/password?idiom=EN', { senha: next })).body).toEqual({
      erros: ['Enter the current password'],
      senhaAtual: true,
    });
    expect([await signIn(next), await signIn(account.password)]).toEqual([401, 200]);
  });

  it('does not learn whether a password is the present one', async () => {
    expect(await change({ senha: account.password })).toEqual({ status: 422, body: asked });
  });

  it('changes it with the present one, which the new one is as good as', async () => {
    expect(await change({ senhaAtual: ` ${account.password} ` })).toEqual(changed);
    expect([await signIn(next), await signIn(account.password), await confirms()]).toEqual([200, 401, true]);
  });

  it('counts wrong ones as tries of a sign-in, and goes on', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change({ senhaAtual: 'errada' })).toEqual({ status: 422, body: wrong });
    expect((await change({ senhaAtual: account.password })).status).toBe(429);
    expect(await signIn(account.password)).toBe(429);
    const me = { url: '/api/auth/me', headers: { 'security-token': token } };
    expect((await server.app.inject(me)).statusCode).toBe(200);
    server.clock.advance(server.deps.config.rules.abuseWindowMs);
  });
});

describe('a code of the second step in place of it', () => {
  it('is one that was mailed, each good once', async () => {
    const codigoAcesso = await sendCode();
    expect(await change({ codigoAcesso: '000000' })).toEqual({ status: 422, body: wrongCode });
    expect(await change({ codigoAcesso })).toEqual(changed);
    expect(await confirms()).toBe(true);
    expect(await change({ senha: 'Outra@2026', codigoAcesso })).toEqual({ status: 422, body: wrongCode });
  });

  it('is one of the app where there is one, and none that was mailed', async () => {
    const confirmacao = account.password;
    const started = await server.app.inject({
      method: 'POST',
      url: '/api/usrio/segunda_etapa/aplicativo',
      payload: { confirmacao },
      headers: { 'security-token': token },
    });
    const app = new TOTP({ secret: Secret.fromBase32(started.json<{ segredo: string }>().segredo) });
    const shown = () => app.generate({ timestamp: server.clock.now() });
    await post('/usrio/segunda_etapa/aplicativo/confirmacao', { codigo: shown() });
    expect(await change({ codigoAcesso: await sendCode() })).toEqual({ status: 422, body: wrongCode });
    server.clock.advance(60_000);
    expect(await change({ codigoAcesso: shown() })).toEqual(changed);
  });

  it('wrong ones count as tries of a sign-in too', async () => {
    for (let tries = 0; tries < 5; tries += 1) await change({ codigoAcesso: '000000' });
    expect((await change({ codigoAcesso: '000000' })).status).toBe(429);
    expect(await signIn(account.password)).toBe(429);
    server.clock.advance(server.deps.config.rules.abuseWindowMs);
  });

  it('may have been shown in this session within ten minutes; what is set then confirms nothing', async () => {
    const fresh = await buildSession(server.deps, account.id, { secondStep: true });
    server.clock.advance(10 * 60_000 - 1);
    expect(await change({}, fresh.token)).toEqual(changed);
    expect([await signIn(next), await confirms(fresh.token)]).toEqual([200, false]);
    const stale = await buildSession(server.deps, account.id, { secondStep: true });
    server.clock.advance(10 * 60_000);
    expect(await change({ senha: 'Outra@2026' }, stale.token)).toEqual({ status: 422, body: asked });
  });
});

describe('nothing is asked', () => {
  it('for the first password of an account, nor in a session that is only good for a new one, API-41', async () => {
    const forget = {
      name: 'test.no-password',
      text: 'update account set password_hash = null where id = $1',
    };
    await server.deps.database.run(forget, [account.id]);
    expect(await change()).toEqual(changed);
    const { token: link } = await buildSession(server.deps, account.id, { restricted: true });
    expect(await change({ senha: 'Outra@2026' }, link)).toEqual(changed);
  });

  it('of a user who has to change it, S-34', async () => {
    const forced = await buildAccount(server.deps.database, { mustChangePassword: true });
    const { token: open } = await buildSession(server.deps, forced.id);
    expect(await change({}, open)).toEqual(changed);
  });
});
