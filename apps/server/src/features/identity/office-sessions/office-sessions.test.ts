import { errorText } from '@patio/contract/errors/catalogue.ts';
import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailedCode } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const minute = 60_000;
let server: TestServer;
let sales: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000', PUBLIC_URL: 'https://patio.example' });
});
afterAll(() => server.close());
beforeEach(async () => {
  sales = await built({ staffRole: 'sales' });
});

const built = (given: Partial<AccountTraits>) =>
  buildAccount(server.deps.database, { twoStep: true, ...given });

/** A browser at the back office: it sends its cookies and its token. */
class Browser {
  readonly cookies = new Map<string, string>();
  token = '';

  async post(path: string, payload: object = {}, more: Partial<InjectOptions> = {}) {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      cookies: Object.fromEntries(this.cookies),
      headers: this.token === '' ? {} : { 'security-token': this.token },
      ...more,
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body: unknown = reply.payload === '' ? null : reply.json();
    const token: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'token');
    if (typeof token === 'string') this.token = token;
    return { status: reply.statusCode, body, cookies: reply.cookies };
  }

  async enter({ email, password }: BuiltAccount = sales) {
    const typed = { login: email, password };
    const first = await this.post('/admin/session', typed);
    if (Reflect.get(Object(first.body), 'codigoAcesso') !== true) return first;
    await this.post('/auth/envio_codigo_acesso', typed);
    const codigoAcesso = await mailedCode(server.deps.database, email);
    return this.post('/admin/session', { ...typed, codigoAcesso });
  }
}

const get = async (url: string, token: string) =>
  (await server.app.inject({ url: `/api${url}`, headers: { 'security-token': token } })).statusCode;

describe('signing in to the back office', () => {
  it('opens a session for staff, whose secret only the calls of the back office receive', async () => {
    const browser = new Browser();
    const { status, body, cookies } = await browser.enter();
    expect([status, body]).toEqual([
      200,
      {
        data: {
          token: browser.token,
          codigoUsuario: sales.id,
          nome: expect.any(String),
          email: sales.email,
          papel: 'sales',
          loja: null,
        },
      },
    ]);
    expect(cookies.find(({ name }) => name === 'office')).toMatchObject({
      path: '/api/admin',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    expect(cookies.some(({ name }) => name === 'refresh')).toBe(false);
    expect(await get('/admin/proposals', browser.token)).toBe(200);
  });

  it('opens one for a user of a store, and says which store', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-do-painel' });
    const { body } = await new Browser().enter(await built({ partnerId }));
    expect(body).toMatchObject({
      data: { papel: null, loja: { codigo: partnerId, endereco: 'loja-do-painel', suspensa: false } },
    });
  });

  it('tells a user of a store that it waits for approval, or why it is suspended and whom to write to', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-que-espera' });
    const user = await built({ partnerId });
    const becomes = async (status: string, reason: string | null) => {
      await server.deps.database.run(
        {
          name: 'test.standing',
          text: 'update partner set status = $2, standing_reason = $3 where id = $1',
        },
        [partnerId, status, reason],
      );
      return (await new Browser().enter(user)).body;
    };
    const contato = server.deps.config.brand.salesEmail;
    expect(await becomes('pending', null)).toMatchObject({
      data: { loja: { emAnalise: true, suspensa: false, motivo: null, contato } },
    });
    expect(await becomes('suspended', 'Documentos vencidos.')).toMatchObject({
      data: { loja: { emAnalise: false, suspensa: true, motivo: 'Documentos vencidos.', contato } },
    });
    // Why it was suspended once is no news of an open store.
    expect(await becomes('approved', 'Documentos conferidos.')).toMatchObject({
      data: { loja: { emAnalise: false, suspensa: false, motivo: null } },
    });
  });

  it.each([
    ['a buyer', {}, 'not-allowed'],
    [
      'staff who must set a new password',
      { staffRole: 'sales', mustChangePassword: true },
      'new-password-required',
    ],
  ] as const)('is refused to %s, and opens nothing', async (_who, given, code) => {
    const account = await built(given);
    const { status, body } = await new Browser().enter(account);
    expect([status, body]).toEqual([403, { erros: [errorText(code, 'PTBR')] }]);
    const rows = await server.deps.database.rows(
      { name: 'test.sessions-of', text: 'select id from session where account_id = $1' },
      [account.id],
    );
    expect(rows).toEqual([]);
  });

  it('tells a wrong password from nothing else', async () => {
    const buyer = await built({});
    for (const { email } of [sales, buyer, { email: 'ninguem@nada.test' }]) {
      const reply = await new Browser().post('/admin/session', { login: email, password: 'errada' });
      expect(reply).toMatchObject({ status: 401, body: { erros: [errorText('wrong-credentials', 'PTBR')] } });
    }
  });
});

describe('two kinds of session', () => {
  it('open nothing of each other', async () => {
    const browser = new Browser();
    await browser.enter();
    const site = await buildSession(server.deps, sales.id);
    expect(await get('/admin/proposals', site.token)).toBe(401);
    expect(await get('/auth/me', browser.token)).toBe(401);
    expect(await get('/usrio/segunda_etapa', browser.token)).toBe(401);
    const change = { senha: 'Uma senha bem nova 42!', confirmacao: 'Uma senha bem nova 42!' };
    expect((await browser.post('/auth/password', change)).status).toBe(401);
  });

  it('are renewed each by its own secret', async () => {
    const browser = new Browser();
    await browser.enter();
    const secret = browser.cookies.get('office') ?? '';
    const first = browser.token;
    server.clock.advance(20 * minute);
    const stolen = new Browser();
    stolen.cookies.set('refresh', secret);
    expect((await stolen.post('/header/refresh_token')).body).toEqual({ data: null });
    expect(await get('/admin/proposals', first)).toBe(401);
    expect((await browser.post('/admin/session/renew')).body).toMatchObject({ data: { papel: 'sales' } });
    expect(browser.token).not.toBe(first);
    expect(browser.cookies.get('office')).not.toBe(secret);
    expect(await get('/admin/proposals', browser.token)).toBe(200);
  });

  it('end each by itself', async () => {
    const browser = new Browser();
    await browser.enter();
    const site = await buildSession(server.deps, sales.id);
    expect((await browser.post('/admin/session/end')).status).toBe(204);
    expect(browser.cookies.has('office')).toBe(false);
    expect(await get('/admin/proposals', browser.token)).toBe(401);
    expect((await browser.post('/admin/session/renew')).body).toEqual({ data: null });
    expect(await get('/auth/me', site.token)).toBe(200);
  });

  it('both end with a new password', async () => {
    const browser = new Browser();
    await browser.enter();
    const { token } = await buildSession(server.deps, sales.id, { restricted: true });
    const next = 'Uma senha bem nova 42!';
    const changed = await browser.post(
      '/auth/password',
      { senha: next, confirmacao: next },
      { headers: { 'security-token': token } },
    );
    expect(changed.status).toBeLessThan(300);
    expect(await get('/admin/proposals', browser.token)).toBe(401);
  });
});

it('a role that is taken away closes open sessions at the next call, and their renewal says why, once', async () => {
  const [alive, ended] = [new Browser(), new Browser()];
  await alive.enter();
  await ended.enter();
  await server.deps.database.run(
    { name: 'test.no-role', text: 'update account set staff_role = null where id = $1' },
    [sales.id],
  );
  expect(await get('/admin/proposals', alive.token)).toBe(403);
  await server.deps.database.run(
    { name: 'test.revoked', text: 'update session set revoked_at = now() where token_hash = $1' },
    [createHash('sha256').update(ended.token).digest()],
  );
  for (const browser of [alive, ended]) {
    const renew = async () => (await browser.post('/admin/session/renew')).body;
    expect([await renew(), browser.cookies.has('office')]).toEqual([{ data: null, semAcesso: true }, false]);
    browser.token = '';
    expect(await renew()).toEqual({ data: null });
  }
});
