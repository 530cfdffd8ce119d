import { errorText } from '@patio/contract/errors/catalogue.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../builders/account.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { mailedCode } from '../mails.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const required = { erros: [errorText('second-step-required', 'PTBR')] };

let server: TestServer;
let calls: readonly DeclaredCall[];
let partnerId: number;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  calls = declaredCalls(reference).filter(({ staff, stream }) => staff !== null && !stream);
  partnerId = await buildPartner(server.deps.database, { store: 'loja-da-etapa' });
});
afterAll(() => server.close());

const inject = async (request: InjectOptions) => {
  const reply = await server.app.inject(request);
  // Some calls answer with a file.
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, body: isJson ? reply.json<unknown>() : null };
};
const call = (method: 'GET' | 'POST' | 'PUT', url: string, token: string, payload?: object) =>
  inject({
    method,
    url: `/api${url}`,
    headers: { 'security-token': token },
    ...(payload ? { payload } : {}),
  });
const built = (given: Partial<AccountTraits>) => buildAccount(server.deps.database, given);
/** What every one of these calls answers to a session, on things that do not exist. */
async function answers(of: readonly DeclaredCall[], token: string) {
  const found = await Promise.all(
    of.map(({ method, path }) =>
      inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '999999'),
        headers: { 'security-token': token },
        ...(method === 'GET' ? {} : { payload: {} }),
      }),
    ),
  );
  return new Map(of.map(({ name }, at) => [name, found[at]]));
}
const isRefused = (answer: { status: number; body: unknown } | undefined) =>
  answer?.status === 403 && JSON.stringify(answer.body) === JSON.stringify(required);
const refused = async (of: readonly DeclaredCall[], token: string) =>
  [...(await answers(of, token))].filter(([, answer]) => isRefused(answer)).map(([name]) => name);
const names = (of: readonly DeclaredCall[]) => of.map(({ name }) => name);

describe('a session without a second step', () => {
  it('is refused by every call of staff, with where to go, S-46', async () => {
    const { id } = await built({ staffRole: 'administrator' });
    const { token } = await buildSession(server.deps, id, { secondStep: false, office: true });
    expect(calls.length).toBeGreaterThanOrEqual(40);
    expect(await refused(calls, token)).toEqual(names(calls));
    expect(required.erros[0]).toContain('/perfil/seguranca');
  });

  it('is refused by every call of stores, to users of a store', async () => {
    const ofStores = calls.filter(({ staff }) => staff?.partners === true);
    const { id } = await built({ partnerId });
    const { token } = await buildSession(server.deps, id, { secondStep: false, office: true });
    expect(await refused(ofStores, token)).toEqual(names(ofStores));
    const shown = await buildSession(server.deps, id, { office: true });
    expect(await refused(ofStores, shown.token)).toEqual([]);
  });

  it('does not affect buyers', async () => {
    const { id } = await built({});
    const { token } = await buildSession(server.deps, id, { secondStep: false });
    expect(await refused(calls, token)).toEqual([]);
    expect((await call('GET', '/usrio/segunda_etapa', token)).body).toMatchObject({ painel: 'livre' });
  });
});

describe('an account without a second step', () => {
  const insert = {
    mail: 'update account set two_step = true where id = $1',
    app: `insert into authenticator (account_id, secret, created_at, confirmed_at) values ($1, '', now(), now())`,
    passkey: `insert into passkey (account_id, credential_id, public_key, counter, name, synced, created_at)
      values ($1, 'chave-' || $1::bigint, '', 0, 'chave', false, now())`,
    begun: `insert into authenticator (account_id, secret, created_at) values ($1, '', now())`,
  } as const;

  it.each([
    ['mail', 200],
    ['app', 200],
    ['passkey', 200],
    ['begun', 403],
  ] as const)('is let in by a session that showed one once it has %s: %i', async (kind, status) => {
    const { id } = await built({ staffRole: 'sales', twoStep: false });
    const { token } = await buildSession(server.deps, id, { office: true });
    expect((await call('GET', '/admin/proposals', token)).body).toEqual(required);
    await server.deps.database.run({ name: `test.step-${kind}`, text: insert[kind] }, [id]);
    expect((await call('GET', '/admin/proposals', token)).status).toBe(status);
  });
});

describe('staff who have a password alone', () => {
  let account: BuiltAccount;
  beforeEach(async () => {
    account = await built({ staffRole: 'sales', twoStep: false });
  });

  const enter = async (path: '/auth/login' | '/admin/session', codigoAcesso?: string) =>
    inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { login: account.email, password: account.password, codigoAcesso },
    });
  const siteToken = async () => String(tokenIn((await enter('/auth/login')).body));
  const sendCode = async (token: string) => {
    await call('POST', '/usrio/segunda_etapa/confirmacao', token);
    return mailedCode(server.deps.database, account.email);
  };
  const turnMail = (token: string, confirmacao: string) =>
    call('PUT', '/usrio/segunda_etapa/email', token, { ativo: true, confirmacao });
  const mailedAtEntry = async () => {
    await inject({
      method: 'POST',
      url: '/api/auth/envio_codigo_acesso',
      payload: { login: account.email, password: account.password },
    });
    return mailedCode(server.deps.database, account.email);
  };

  it('enter the back office with a mailed code, which turns one on, and with nothing less', async () => {
    expect(await enter('/admin/session')).toMatchObject({ status: 403, body: { codigoAcesso: true } });
    expect((await enter('/admin/session', '000000')).status).toBe(401);
    const token = await siteToken();
    const steps = async () => (await call('GET', '/usrio/segunda_etapa', token)).body;
    expect(await steps()).toMatchObject({ email: false, painel: 'ativar' });
    expect((await enter('/admin/session', await mailedAtEntry())).status).toBe(200);
    expect(await steps()).toMatchObject({ email: true });
    expect((await enter('/auth/login')).body).toMatchObject({ codigoAcesso: true });
  });

  it('turn one on at the site with a mailed code, and enter the back office with it', async () => {
    const token = await siteToken();
    expect((await call('GET', '/usrio/segunda_etapa', token)).body).toMatchObject({
      temSenha: false,
      painel: 'ativar',
    });
    const turned = await turnMail(token, await sendCode(token));
    expect(turned.body).toMatchObject({ email: true, temSenha: true, painel: 'aberto' });
    expect((await enter('/admin/session')).body).toMatchObject({ codigoAcesso: true });
    const { body } = await enter('/admin/session', await mailedAtEntry());
    const office = tokenIn(Reflect.get(Object(body), 'data'));
    expect((await call('GET', '/admin/proposals', String(office))).status).toBe(200);
  });

  it('cannot turn one on with the password, which others may know', async () => {
    const token = await siteToken();
    const { password } = account;
    expect((await turnMail(token, password)).status).toBe(422);
    const started = await call('POST', '/usrio/segunda_etapa/aplicativo', token, { confirmacao: password });
    expect(started.status).toBe(422);
    const key = await call('POST', '/usrio/chaves/desafio', token, { confirmacao: password });
    expect(key.status).toBe(422);
    expect((await enter('/admin/session')).body).toMatchObject({ codigoAcesso: true });
  });

  it('confirm with a mailed code in a session that has not shown the one they have', async () => {
    await server.deps.database.run(
      { name: 'test.two-step', text: 'update account set two_step = true where id = $1' },
      [account.id],
    );
    const { token } = await buildSession(server.deps, account.id, { secondStep: false });
    expect((await call('GET', '/usrio/segunda_etapa', token)).body).toMatchObject({
      temSenha: false,
      painel: 'aberto',
    });
  });

  it('are shut out of an open session once they turn it off', async () => {
    const token = await siteToken();
    await turnMail(token, await sendCode(token));
    const office = await buildSession(server.deps, account.id, { office: true });
    expect((await call('GET', '/admin/proposals', office.token)).status).toBe(200);
    const off = await call('PUT', '/usrio/segunda_etapa/email', token, {
      ativo: false,
      confirmacao: account.password,
    });
    expect(off.body).toMatchObject({ email: false, painel: 'ativar' });
    expect((await call('GET', '/admin/proposals', office.token)).body).toEqual(required);
  });
});

const tokenIn = (body: unknown): unknown => Reflect.get(Object(body), 'token');

it('the demo asks for none', async () => {
  const demo = await startTestServer({ PATIO_DEMO: 'on' });
  const { id } = await buildAccount(demo.deps.database, { staffRole: 'sales', twoStep: false });
  const { headers } = await buildSession(demo.deps, id, { secondStep: false, office: true });
  expect((await demo.app.inject({ url: '/api/admin/proposals', headers })).statusCode).toBe(200);
  await demo.close();
});
