import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const dayMs = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000', SIGN_UPS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

const post = (url: string, payload: object = {}, token?: string) =>
  server.app.inject({ method: 'POST', url, payload, headers: token ? { 'security-token': token } : {} });

const confirm = (token: string) => post('/api/auth/confirmar_email', { token });

/** The token of the newest link that was mailed to a user; '' when there is none. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(server.deps.database, email);
  return /confirmar-email\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function isConfirmed(accountId: number): Promise<boolean> {
  const { token } = await buildSession(server.deps, accountId);
  const profile = await server.app.inject({ url: '/api/usrio/edit', headers: { 'security-token': token } });
  return profile.json<{ emailConfirmado: boolean }>().emailConfirmado;
}

/** The session that a link for a new password opens. */
async function openedByLink(email: string): Promise<string> {
  expect((await post('/api/auth/forgot', { email })).statusCode).toBe(204);
  const [mail] = await mailsTo(server.deps.database, email);
  const token = /senha\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reply = await post('/api/auth/reset_session', { token });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ token: string }>().token;
}

/** A passkey, a Facebook account and the mailed second step. */
async function leaveWaysIn(accountId: number): Promise<void> {
  await server.deps.database.run(
    {
      name: 'test.leave-ways-in',
      text: `with key as (
          insert into passkey (account_id, credential_id, public_key, counter, transports, name, synced, created_at)
          select id, 'key-of-' || id, '\\x01', 0, '{}', 'Celular', false, now() from account where id = $1)
        insert into social_identity (provider, subject, account_id, linked_at)
        select 'facebook', 'of-' || id, id, now() from account where id = $1`,
    },
    [accountId],
  );
}

async function waysLeft(accountId: number): Promise<number> {
  const row = await server.deps.database.row<{ ways: number }>(
    {
      name: 'test.ways-left',
      text: `select two_step::int + (select count(*) from passkey p where p.account_id = a.id)
          + (select count(*) from social_identity i where i.account_id = a.id) as ways
        from account a where id = $1`,
    },
    [accountId],
  );
  return row?.ways ?? -1;
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

  test('is confirmed by a new password that was saved by a mailed link, and not by opening the link', async () => {
    const { id, email } = await signedUp();
    const opened = await openedByLink(email);
    expect(await isConfirmed(id)).toBe(false);
    expect((await post('/api/auth/password', { senha: 'Nova@2026' }, opened)).statusCode).toBe(204);
    expect(await isConfirmed(id)).toBe(true);
  });

  test('is not confirmed by a new password in an ordinary session', async () => {
    const { id } = await signedUp();
    const { token } = await buildSession(server.deps, id);
    expect(
      (await post('/api/auth/password', { senha: 'Nova@2026', senhaAtual: 'Vento7*Norte' }, token))
        .statusCode,
    ).toBe(204);
    expect(await isConfirmed(id)).toBe(false);
  });

  test.each([
    ['ends what others left in an account that nobody had confirmed', false, 0],
    ['leaves a confirmed account its other ways in', true, 3],
  ])('a new password by a mailed link %s', async (_case, emailConfirmed, left) => {
    const account = await buildAccount(server.deps.database, { emailConfirmed, twoStep: true });
    await leaveWaysIn(account.id);
    const opened = await openedByLink(account.email);
    expect(await waysLeft(account.id)).toBe(3);
    expect((await post('/api/auth/password', { senha: 'Nova@2026' }, opened)).statusCode).toBe(204);
    expect(await waysLeft(account.id)).toBe(left);
    const login = await post('/api/auth/login', { login: account.email, password: 'Nova@2026' });
    expect(login.statusCode).toBe(emailConfirmed ? 403 : 200);
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
