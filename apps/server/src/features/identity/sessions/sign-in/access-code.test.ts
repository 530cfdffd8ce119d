import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database, { twoStep: true });
});

const post = (url: string, body: object) => server.app.inject({ method: 'POST', url, payload: body });
const signIn = (codigoAcesso?: string) =>
  post('/api/auth/login', { login: account.email, password: account.password, codigoAcesso });
const requestCode = (password = account.password) =>
  post('/api/auth/envio_codigo_acesso', { login: account.email, password });

async function mailedCodes(): Promise<string[]> {
  const mails = { name: 'test-mails', text: 'select text from mail where recipient = $1 order by id' };
  const rows = await server.deps.database.rows<{ text: string }>(mails, [account.email]);
  return rows.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
}

/** Another code of six digits than the given one. */
const other = (code: string | undefined) => (code === '000000' ? '000001' : '000000');

test('asks for the code with 403 after the right password only, S-33', async () => {
  const reply = await signIn();
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toEqual({ erros: ['Informe o código de acesso.'], codigoAcesso: true });
  const wrong = await post('/api/auth/login', { login: account.email, password: 'errada' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).not.toHaveProperty('codigoAcesso');
});

test('signs in with the mailed code, once, API-38 C-13', async () => {
  const reply = await requestCode();
  expect(reply.statusCode).toBe(204);
  const [code] = await mailedCodes();
  expect((await signIn(code)).statusCode).toBe(200);
  const again = await signIn(code);
  expect(again.statusCode).toBe(401);
  expect(again.json()).toMatchObject({ erros: ['Código de acesso inválido ou expirado.'] });
});

test('mails nothing for a wrong password, API-38', async () => {
  const reply = await requestCode('errada');
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toEqual({ erros: ['E-mail ou senha inválidos.'] });
  expect(await mailedCodes()).toEqual([]);
});

test('lets only the newest code in', async () => {
  await requestCode();
  await requestCode();
  const [first, second] = await mailedCodes();
  if (first !== second) expect((await signIn(first)).statusCode).toBe(401);
  expect((await signIn(second)).statusCode).toBe(200);
});

test('ends a code after ten minutes, S-33', async () => {
  await requestCode();
  const [code] = await mailedCodes();
  server.clock.advance(10 * 60_000);
  expect((await signIn(code)).statusCode).toBe(401);
});

test('counts wrong codes as wrong sign-ins: the sixth try is 429, S-33 S-35', async () => {
  await requestCode();
  const [code] = await mailedCodes();
  for (let i = 0; i < 5; i += 1) expect((await signIn(other(code))).statusCode).toBe(401);
  expect((await signIn(code)).statusCode).toBe(429);
  server.clock.advance(15 * 60_000);
  expect((await signIn(code)).statusCode).toBe(401);
});

test('mails five codes at most in a quarter of an hour', async () => {
  for (let i = 0; i < 5; i += 1) expect((await requestCode()).statusCode).toBe(204);
  expect((await requestCode()).statusCode).toBe(429);
});

test('mails five codes at most when many are asked for at once', async () => {
  for (let i = 0; i < 3; i += 1) await requestCode();
  await Promise.all(Array.from({ length: 4 }, () => requestCode()));
  expect(await mailedCodes()).toHaveLength(5);
});

test('keeps the code out of the database', async () => {
  await requestCode();
  const [code = ''] = await mailedCodes();
  const dump = {
    name: 'test-codes',
    text: 'select c::text as text from access_code c where account_id = $1',
  };
  const row = await server.deps.database.row<{ text: string }>(dump, [account.id]);
  expect(row?.text).not.toContain(code);
});

test('ignores a code for accounts without the second step', async () => {
  const plain = await buildAccount(server.deps.database);
  const reply = await post('/api/auth/login', {
    login: plain.email,
    password: plain.password,
    codigoAcesso: '123456',
  });
  expect(reply.statusCode).toBe(200);
});
