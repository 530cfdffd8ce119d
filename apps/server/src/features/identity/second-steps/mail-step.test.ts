import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ headers } = await buildSession(server.deps, account.id));
});

const set = (ativo: boolean, confirmacao: string) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/usrio/segunda_etapa/email',
    payload: { ativo, confirmacao },
    headers,
  });
const signIn = async () =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: account.email, password: account.password },
    })
  ).statusCode;
const subjects = async () =>
  (await mailsTo(server.deps.database, account.email)).map(({ subject }) => subject.split(' – ')[0]);

it('is turned on and off by its owner with the password, who is mailed each time, S-33 LOGN-15', async () => {
  expect((await set(true, 'errada')).statusCode).toBe(422);
  expect(await signIn()).toBe(200);
  expect((await set(true, account.password)).json()).toEqual({
    email: true,
    aplicativo: null,
    temSenha: true,
    painel: 'livre',
  });
  expect(await signIn()).toBe(403);
  expect((await set(false, 'errada')).statusCode).toBe(422);
  expect(await signIn()).toBe(403);
  expect((await set(false, account.password)).json()).toMatchObject({ email: false });
  expect(await signIn()).toBe(200);
  expect(await subjects()).toEqual(['Entrada em duas etapas desligada', 'Entrada em duas etapas ligada']);
});

it('is notified of once when it is turned on twice', async () => {
  await set(true, account.password);
  await set(true, account.password);
  expect(await subjects()).toEqual(['Entrada em duas etapas ligada']);
});

it('ends no session', async () => {
  await set(true, account.password);
  expect((await server.app.inject({ url: '/api/usrio/segunda_etapa', headers })).statusCode).toBe(200);
});

it('is confirmed by an account without a password with a mailed code, once', async () => {
  const forget = { name: 'test.no-password', text: 'update account set password_hash = null where id = $1' };
  await server.deps.database.run(forget, [account.id]);
  expect((await set(true, account.password)).statusCode).toBe(422);
  const sending = await server.app.inject({
    method: 'POST',
    url: '/api/usrio/segunda_etapa/confirmacao',
    headers,
  });
  expect(sending.statusCode).toBe(204);
  const [mail] = await mailsTo(server.deps.database, account.email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.text).toContain('Com ele você confirma uma mudança na sua conta.');
  expect(mail?.text).not.toContain('não tentou entrar');
  expect((await set(true, code)).json()).toMatchObject({ email: true, temSenha: false });
  const again = await set(false, code);
  expect([again.statusCode, again.json()]).toEqual([
    422,
    { erros: ['O código não confere ou já expirou. Peça outro.'] },
  ]);
});
