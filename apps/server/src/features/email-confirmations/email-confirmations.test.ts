import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../test/builders/account.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { documentOf } from '../../../test/builders/tax-id.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

const dayMs = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000', SIGN_UPS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

const post = (url: string, payload: object = {}, token?: string) =>
  server.app.inject({ method: 'POST', url, payload, headers: token ? { 'security-token': token } : {} });

const confirm = (token: string) => post('/api/auth/confirmar_email', { token });

/** The token of the newest link that was mailed to somebody; '' when there is none. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(server.deps.database, email);
  return /confirmar-email\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function isConfirmed(accountId: number): Promise<boolean> {
  const { token } = await buildSession(server.deps, accountId);
  const profile = await server.app.inject({ url: '/api/usrio/edit', headers: { 'security-token': token } });
  return profile.json<{ emailConfirmado: boolean }>().emailConfirmado;
}

let people = 0;

async function signedUp(): Promise<{ id: number; email: string }> {
  people += 1;
  const email = `novo${people}@confirma.test`;
  const reply = await post('/api/usrio/pessoa-fisica', {
    nome: 'Ana Lima',
    email,
    cpf: documentOf('cpf', 7_300_000 + people),
    telefone: '27999990000',
    password: 'Vento7*Norte',
  });
  expect(reply.statusCode).toBe(201);
  const row = await server.deps.database.row<{ id: number }>(
    { name: 'test.account-of', text: 'select id from account where email = $1' },
    [email],
  );
  return { id: row?.id ?? 0, email };
}

describe('the e-mail of a new account', () => {
  test('is confirmed by the link of the welcome mail, as often as it is opened', async () => {
    const { id, email } = await signedUp();
    expect(await isConfirmed(id)).toBe(false);
    const token = await mailedToken(email);
    for (let times = 0; times < 2; times += 1) {
      const reply = await confirm(token);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ data: { confirmado: true } });
    }
    expect(await isConfirmed(id)).toBe(true);
  });

  test('is confirmed by a link for a new password too: it was read in the mailbox', async () => {
    const { id, email } = await signedUp();
    await post('/api/auth/forgot', { email });
    const [mail] = await mailsTo(server.deps.database, email);
    const token = /senha\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await post('/api/auth/reset_session', { token })).statusCode).toBe(200);
    expect(await isConfirmed(id)).toBe(true);
  });
});

describe('a link that is good for nothing, 404', () => {
  test.each([
    ['changed in its seal', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['made longer in its end', (token: string) => token.replace(/\.([0-9a-z]+)\./, '.zzzzzzz.')],
    ['another account’s', (token: string) => token.replace(/^[0-9a-z]+/, '1')],
    ['no token', () => 'x'],
    ['a number beyond all', (token: string) => token.replace(/^[0-9a-z]+/, 'zzzzzzzzzzz')],
  ])('%s', async (_case, spoil) => {
    const { id, email } = await signedUp();
    const reply = await confirm(spoil(await mailedToken(email)));
    expect(reply.statusCode).toBe(404);
    expect(reply.json<{ erros: string[] }>().erros[0]).toContain('Este link não vale mais');
    expect(await isConfirmed(id)).toBe(false);
  });

  test('one that has lapsed, or of an e-mail that the account no longer has', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const [lapsed, moved] = [await mailedToken(one.email), await mailedToken(other.email)];
    await server.deps.database.run(
      { name: 'test.moved', text: `update account set email = 'mudou@confirma.test' where id = $1` },
      [other.id],
    );
    expect((await confirm(moved)).statusCode).toBe(404);
    server.clock.advance(8 * dayMs);
    expect((await confirm(lapsed)).statusCode).toBe(404);
  });
});

describe('asking for the link again', () => {
  test('mails it three times an hour', async () => {
    const { id, email } = await signedUp();
    const { token } = await buildSession(server.deps, id);
    const before = (await mailsTo(server.deps.database, email)).length;
    const replies = [];
    for (let times = 0; times < 4; times += 1)
      replies.push((await post('/api/usrio/confirmar_email', {}, token)).statusCode);
    expect(replies).toEqual([204, 204, 204, 429]);
    expect(await mailsTo(server.deps.database, email)).toHaveLength(before + 3);
    expect((await confirm(await mailedToken(email))).statusCode).toBe(200);
  });

  test('mails nothing to whom it is confirmed, and 401 to visitors', async () => {
    const account = await buildAccount(server.deps.database);
    const { token } = await buildSession(server.deps, account.id);
    expect((await post('/api/usrio/confirmar_email', {}, token)).statusCode).toBe(204);
    expect(await mailsTo(server.deps.database, account.email)).toEqual([]);
    expect((await post('/api/usrio/confirmar_email')).statusCode).toBe(401);
  });
});
