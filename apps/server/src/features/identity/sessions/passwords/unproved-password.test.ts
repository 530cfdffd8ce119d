import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { mailedCode, mailsTo } from '../../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const limits = { LOGIN_TRIES_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ACCOUNT: '100' };
const set = 'Trocada@2026';
let server: TestServer;
let account: BuiltAccount;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer(limits);
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ headers } = await buildSession(server.deps, account.id));
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, as = headers) =>
  server.app.inject({ method, url: `/api${url}`, headers: as, ...(payload ? { payload } : {}) });
/** The first password of an account, which an open session alone may set. */
const setPassword = async () => {
  await forgetPassword();
  return call('POST', '/auth/password', { senha: set });
};
const turnMail = (ativo: boolean, confirmacao: string, as = headers) =>
  call('PUT', '/usrio/segunda_etapa/email', { ativo, confirmacao }, as);
const confirmsByPassword = async (as = headers) =>
  (await call('GET', '/usrio/segunda_etapa', undefined, as)).json<{ temSenha: boolean }>().temSenha;
const signIn = (password: string, codigoAcesso?: string) =>
  call('POST', '/auth/login', { login: account.email, password, codigoAcesso }, {});
const confirmationCode = async () => {
  expect((await call('POST', '/usrio/segunda_etapa/confirmacao')).statusCode).toBe(204);
  return mailedCode(server.deps.database, account.email);
};
const forgetPassword = () =>
  server.deps.database.run(
    { name: 'test.no-password', text: 'update account set password_hash = null where id = $1' },
    [account.id],
  );

test('a first password that an open session has set opens the account, and confirms nothing: a mailed code does', async () => {
  expect(await confirmsByPassword()).toBe(true);
  expect((await setPassword()).statusCode).toBe(204);
  expect((await signIn(set)).statusCode).toBe(200);
  expect(await confirmsByPassword()).toBe(false);
  const refused = await turnMail(true, set);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { erros: ['O código não confere ou já expirou. Peça outro.'] },
  ]);
  for (const [method, url] of [
    ['POST', '/usrio/segunda_etapa/aplicativo'],
    ['POST', '/usrio/dados/exclusao'],
  ] as const) {
    expect((await call(method, url, { confirmacao: set })).statusCode).toBe(422);
  }
  expect((await call('GET', '/usrio/dados')).json()).toMatchObject({ exclusao: { confirmacao: 'codigo' } });
  expect((await turnMail(true, await confirmationCode())).statusCode).toBe(200);
});

test('nor does one that the profile has set', async () => {
  await forgetPassword();
  expect((await call('PUT', '/usrio/edit', { password: set })).statusCode).toBe(200);
  expect(await confirmsByPassword()).toBe(false);
  expect((await turnMail(true, set)).statusCode).toBe(422);
});

test('a password that shows nothing proves no other one', async () => {
  await setPassword();
  const next = 'Seguinte@2026';
  const changed = await call('PUT', '/usrio/edit', { password: next, oldPassword: set });
  expect(changed.statusCode).toBe(200);
  expect((await turnMail(true, next)).statusCode).toBe(422);
  const again = await call('POST', '/auth/password', { senha: 'Terceira@2026', senhaAtual: next });
  expect(again.statusCode).toBe(204);
  expect((await turnMail(true, 'Terceira@2026')).statusCode).toBe(422);
});

test('the current password proves the next one, PROF-12', async () => {
  const changed = await call('PUT', '/usrio/edit', { password: set, oldPassword: account.password });
  expect(changed.statusCode).toBe(200);
  expect((await turnMail(true, set)).statusCode).toBe(200);
});

test('a mailed link proves it, S-34', async () => {
  await setPassword();
  await call('POST', '/auth/forgot', { email: account.email }, {});
  const [mail] = await mailsTo(server.deps.database, account.email);
  const token = /\/auth\/senha\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const opened = await call('POST', '/auth/reset_session', { token }, {});
  const link = { 'security-token': opened.json<{ token: string }>().token };
  expect((await call('POST', '/auth/password', { senha: 'Do-link@2026' }, link)).statusCode).toBe(204);
  const own = { 'security-token': (await signIn('Do-link@2026')).json<{ token: string }>().token };
  expect(await confirmsByPassword(own)).toBe(true);
  expect((await turnMail(true, 'Do-link@2026', own)).statusCode).toBe(200);
});

test('a sign-in with a second step beside it proves it; one with the password alone does not, S-33', async () => {
  await setPassword();
  await signIn(set);
  expect(await confirmsByPassword()).toBe(false);
  await turnMail(true, await confirmationCode());
  await call('POST', '/auth/envio_codigo_acesso', { login: account.email, password: set }, {});
  const code = await mailedCode(server.deps.database, account.email);
  const entered = await signIn(set, code);
  const own = { 'security-token': entered.json<{ token: string }>().token };
  expect(await confirmsByPassword(own)).toBe(true);
  expect((await turnMail(false, set, own)).statusCode).toBe(200);
});
