import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, builtPassword, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { forgetSecurityEventsJob, recordSecurityEvent } from './public.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const [home, away] = ['189.40.12.77', '201.7.8.9'];
const day = 86_400_000;

let server: TestServer;
let ana: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildAccount(server.deps.database);
});

interface Place {
  readonly agent?: string;
  readonly from?: string;
  readonly device?: string;
}

const enter = (password: string, { agent = windows, from = home, device }: Place = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': agent },
    remoteAddress: from,
    ...(device === undefined ? {} : { cookies: { device } }),
    payload: { login: ana.email, password },
  });

interface Line {
  readonly codigo: number;
  readonly evento: string;
  readonly vezes: number;
  readonly aparelho: string | null;
  readonly local: string | null;
  readonly detalhe: string | null;
}

async function history(query = '') {
  const { headers } = await buildSession(server.deps, ana.id);
  const reply = await server.app.inject({ url: `/api/usrio/acessos?${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Line[]; proximo: number | null }>();
}
const events = async () => (await history()).data.map(({ evento }) => evento);
const newDeviceMails = async () =>
  (await mailsTo(server.deps.database, ana.email)).filter(({ subject }) => subject.startsWith('Novo acesso'));

describe('the history of an account, rule 0.14', () => {
  test('lists sign-ins, refusals, sign-outs and password changes, with device and network', async () => {
    const token = (await enter(builtPassword)).json<{ token: string }>().token;
    for (let tries = 0; tries < 3; tries += 1) await enter('Errada@123', { from: away });
    const headers = { 'security-token': token };
    const change = {
      method: 'POST',
      url: '/api/auth/password',
      headers,
      payload: { senha: 'Nova@2026', senhaAtual: builtPassword },
    } as const;
    expect((await server.app.inject(change)).statusCode).toBe(204);
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    await server.app.inject({ method: 'POST', url: '/api/auth/forgot', payload: { email: ana.email } });
    const { data } = await history();
    expect(data).toMatchObject([
      { evento: 'NOVA_SENHA_PEDIDA' },
      { evento: 'SAIDA' },
      { evento: 'SENHA_ALTERADA' },
      { evento: 'ENTRADA_RECUSADA', vezes: 3, local: '201.7.8.…' },
      { evento: 'ENTRADA', vezes: 1, aparelho: 'Chrome no Windows', local: '189.40.12.…' },
    ]);
    expect((await history('idiom=EN')).data.at(-1)?.aparelho).toBe('Chrome on Windows');
  });

  test('lists which device was signed out, and that an old session token was reused', async () => {
    const here = await buildSession(server.deps, ana.id);
    const there = await buildSession(server.deps, ana.id);
    const as = { method: 'DELETE', headers: here.headers } as const;
    await server.app.inject({ ...as, url: `/api/usrio/sessoes/${there.id}` });
    await server.app.inject({ ...as, url: '/api/usrio/sessoes' });
    server.clock.advance(20 * 60_000);
    const refresh = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/header/refresh_token',
        cookies: { refresh: here.refresh },
      });
    await refresh();
    server.clock.advance(11_000);
    await refresh();
    expect(await events()).toEqual([
      'USO_REPETIDO',
      'OUTROS_APARELHOS_DESCONECTADOS',
      'APARELHO_DESCONECTADO',
    ]);
  });

  test('comes page by page, without gap or repetition, and is its owner’s alone', async () => {
    const { database } = server.deps;
    for (let at = 0; at < 7; at += 1) {
      const context = { now: server.clock.now() };
      await recordSecurityEvent(database, context, {
        accountId: ana.id,
        kind: 'two-step-on',
        detail: `${at}`,
      });
    }
    const seen: (string | null)[] = [];
    for (let next: number | null | undefined; next !== null;) {
      const page = await history(`limite=3${next === undefined ? '' : `&antes=${next}`}`);
      expect(page.data.length).toBeLessThanOrEqual(3);
      seen.push(...page.data.map(({ detalhe }) => detalhe));
      next = page.proximo;
    }
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    ana = await buildAccount(database);
    expect(await history()).toEqual({ data: [], proximo: null });
  });

  test('goes away when access logs may go, Lei 12.965/2014', async () => {
    await enter(builtPassword);
    const job = forgetSecurityEventsJob(server.deps);
    server.clock.advance(185 * day);
    await job.run();
    expect(await events()).toHaveLength(1);
    server.clock.advance(2 * day);
    await job.run();
    expect(await events()).toEqual([]);
  });
});

describe('a sign-in from a new device', () => {
  test('is notified by mail and in the inbox, once: not the first of an account, nor from a known device', async () => {
    const first = await enter(builtPassword);
    await enter(builtPassword);
    expect(await newDeviceMails()).toEqual([]);
    const device = first.cookies.find(({ name }) => name === 'device')?.value ?? '';
    await enter(builtPassword, { from: away, device });
    expect(await newDeviceMails()).toEqual([]);
    await enter(builtPassword, { agent: firefox, from: away });
    await enter(builtPassword, { agent: firefox, from: away });
    const mails = await newDeviceMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Firefox no Linux (rede 201.7.8.…).');
    expect(mails[0]?.text).toContain('/perfil/seguranca');
    const { headers } = await buildSession(server.deps, ana.id);
    const inbox = await server.app.inject({ url: '/api/usrio/notif', headers });
    expect(inbox.json()).toMatchObject([{ tituloNotificacao: 'Novo acesso à sua conta', lida: false }]);
  });

  test('is notified on the channels that the owner chose, and many at once stay few mails', async () => {
    const { headers } = await buildSession(server.deps, ana.id);
    await enter(builtPassword);
    const choose = (email: boolean) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/usrio/avisos',
        headers,
        payload: { data: [{ evento: 'NOVO_ACESSO', email }] },
      });
    await choose(false);
    await enter(builtPassword, { agent: 'robo/1' });
    expect(await newDeviceMails()).toEqual([]);
    await choose(true);
    for (let at = 2; at < 12; at += 1) await enter(builtPassword, { agent: `robo${at}/1` });
    expect((await newDeviceMails()).length).toBeLessThanOrEqual(5);
    expect((await newDeviceMails()).length).toBeGreaterThanOrEqual(2);
  });

  test('sends no alert for a wrong password or a blocked account', async () => {
    await enter(builtPassword);
    await enter('Errada@123', { agent: firefox, from: away });
    const block = { name: 'test-block', text: 'update account set blocked_at = now() where id = $1' };
    await server.deps.database.run(block, [ana.id]);
    expect((await enter(builtPassword, { agent: firefox, from: away })).statusCode).toBe(403);
    expect(await newDeviceMails()).toEqual([]);
  });
});
