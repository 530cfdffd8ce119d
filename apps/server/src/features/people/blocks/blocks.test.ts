import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Blocks {
  readonly data: readonly { readonly codigo: number }[];
  readonly bloqueadaEm: string | null;
}

const motivo = 'Documentos de outra pessoa.';

let server: TestServer;
let sales: Buyer;
let admin: Buyer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
  sales = await buildBuyer(server, { staffRole: 'sales', name: 'Vera' });
  admin = await buildBuyer(server, { staffRole: 'administrator' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server, { name: 'Ana' });
});

const block = (of: { id: number } = ana, by = sales) => by.post(`/admin/accounts/${of.id}/block`, { motivo });
const unblock = (of: { id: number } = ana, by = sales) =>
  by.post(`/admin/accounts/${of.id}/unblock`, { motivo: 'Documentos conferidos.' });
const blocks = async (of: { id: number } = ana) =>
  (await sales.get(`/admin/accounts/${of.id}/blocks`)).json<Blocks>();
const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const outcome = (reply: { statusCode: number; json(): { erros: string[] } }) => [
  reply.statusCode,
  reply.json().erros[0],
];
const enter = ({ email, password }: BuiltAccount, codigoAcesso?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: email, password, codigoAcesso },
  });
const me = (headers: Record<string, string>) => server.app.inject({ url: '/api/auth/me', headers });

describe('a block by staff, S-46', () => {
  it('ends sessions, renewal and mailed links at once, and unblocking brings none of them back', async () => {
    const account = await buildAccount(server.deps.database);
    const session = await buildSession(server.deps, account.id);
    const forgot = { method: 'POST', url: '/api/auth/forgot', payload: { email: account.email } } as const;
    expect((await server.app.inject(forgot)).statusCode).toBeLessThan(300);
    const link = /token=([\w-]+)/.exec(
      (await mailsTo(server.deps.database, account.email))[0]?.text ?? '',
    )?.[1];
    expect((await me(session.headers)).statusCode).toBe(200);
    expect((await block(account)).statusCode).toBe(201);
    const openLink = () =>
      server.app.inject({ method: 'POST', url: '/api/auth/reset_session', payload: { token: link } });
    const renew = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/header/refresh_token',
        cookies: { refresh: session.refresh },
      });
    for (const turn of ['blocked', 'released']) {
      expect([turn, (await me(session.headers)).statusCode]).toEqual([turn, 401]);
      expect([turn, (await renew()).json()]).toEqual([turn, { data: null }]);
      expect([turn, (await openLink()).statusCode]).toEqual([turn, 404]);
      if (turn === 'blocked') expect((await unblock(account)).statusCode).toBe(204);
    }
    expect((await enter(account)).statusCode).toBe(200);
  });

  it('is shown at sign-in to a user who knows the password, and to nobody else', async () => {
    const account = await buildAccount(server.deps.database);
    await block(account);
    expect(outcome(await enter(account))).toEqual([
      403,
      `Esta conta está bloqueada. Para saber o motivo ou pedir uma revisão, escreva para ${server.deps.config.brand.email}.`,
    ]);
    expect(outcome(await enter({ ...account, password: 'Outra@123' }))).toEqual([
      401,
      'E-mail ou senha inválidos.',
    ]);
    const words = { method: 'POST', url: '/api/auth/login?idiom=EN' } as const;
    const english = await server.app.inject({
      ...words,
      payload: { login: account.email, password: account.password },
    });
    expect(english.json()).toEqual({ erros: [expect.stringContaining('This account is blocked.')] });
  });

  it('is shown only after the second step, if there is one', async () => {
    const account = await buildAccount(server.deps.database, { twoStep: true });
    await block(account);
    expect((await enter(account)).json()).toMatchObject({ codigoAcesso: true });
    const payload = { login: account.email, password: account.password };
    await server.app.inject({ method: 'POST', url: '/api/auth/envio_codigo_acesso', payload });
    const code = await mailedCode(server.deps.database, account.email);
    expect(outcome(await enter(account, code))).toEqual([403, expect.stringContaining('bloqueada')]);
  });

  it('notifies the owner why, by mail in their language, and in their history', async () => {
    await block();
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.subject).toContain('Sua conta foi bloqueada');
    expect(mail?.text).toContain(motivo);
    expect(mail?.text).toContain(server.deps.config.brand.email);
    await unblock();
    const [released] = await mailsTo(server.deps.database, ana.email);
    expect(released?.subject).toContain('Sua conta foi liberada');
    expect(released?.text).toContain('Documentos conferidos.');
    const events = (await ana.get('/usrio/acessos')).json<{ data: { evento: string; aparelho: null }[] }>();
    expect(events.data.slice(0, 2)).toMatchObject([
      { evento: 'CONTA_LIBERADA', aparelho: null, local: null },
      { evento: 'CONTA_BLOQUEADA', aparelho: null, local: null },
    ]);
  });

  it('leaves bids standing, lets them place no more, and shows staff what is under way', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    expect((await ana.bid(offer, 12_000)).statusCode).toBe(201);
    await block();
    expect((await ana.bid(offer, 13_000)).statusCode).toBe(401);
    const stat = await server.app.inject({ url: `/api/offer/${offer}/stat` });
    expect(stat.json()).toMatchObject({ valorLeilao: 12_000, lances: 1 });
    expect(await blocks()).toMatchObject({ emAndamento: [{ tipo: 'lance', codigoOferta: offer }] });
  });

  it('is listed with who did it and why, and audited', async () => {
    const made = (await block()).json<{ data: { codigo: number } }>();
    expect(made.data).toMatchObject({ motivo, por: 'Vera', liberacao: null });
    const { bloqueadaEm } = await blocks();
    expect(Date.parse(bloqueadaEm ?? '')).toBe(server.clock.now());
    await unblock(ana, admin);
    await block();
    const list = await blocks();
    expect(list.data).toMatchObject([
      { motivo, liberacao: null },
      { codigo: made.data.codigo, liberacao: { motivo: 'Documentos conferidos.' } },
    ]);
    const audited = await server.deps.database.rows<{ action: string; actor_id: number }>(
      { name: 'test.audited', text: 'select action, actor_id from audit where subject = $1 order by code' },
      [`account ${ana.id}`],
    );
    expect(audited).toEqual([
      { action: 'block-account', actor_id: sales.id },
      { action: 'unblock-account', actor_id: admin.id },
      { action: 'block-account', actor_id: sales.id },
    ]);
  });

  it('happens once, however often it is asked for at the same moment', async () => {
    const replies = await Promise.all([block(), block(), block(), block()]);
    expect(statuses(replies)).toEqual([201, 409, 409, 409]);
    const again = await Promise.all([unblock(), unblock(), unblock()]);
    expect(statuses(again)).toEqual([204, 409, 409]);
    expect(outcome(await unblock())).toEqual([409, 'Esta conta não está bloqueada.']);
    const subjects = (await mailsTo(server.deps.database, ana.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
  });
});

describe('who may block whom', () => {
  it('nobody themselves, and the team only the administrator', async () => {
    const colleague = await buildBuyer(server, { staffRole: 'content' });
    expect(outcome(await block(sales))).toEqual([409, 'Ninguém bloqueia a própria conta.']);
    expect((await block(colleague)).statusCode).toBe(403);
    expect((await block(admin)).statusCode).toBe(403);
    expect((await block(colleague, admin)).statusCode).toBe(201);
    expect((await unblock(colleague)).statusCode).toBe(403);
    expect((await unblock(colleague, admin)).statusCode).toBe(204);
  });

  it('two administrators who block one another leave one of them', async () => {
    const pair = await Promise.all([1, 2].map(() => buildBuyer(server, { staffRole: 'administrator' })));
    const [one, two] = pair;
    if (!one || !two) throw new Error('Two were built.');
    const replies = await Promise.all([block(two, one), block(one, two)]);
    expect(statuses(replies)).toEqual([201, 401]);
  });

  it('an account that does not exist, or is erased, is none; and a reason is asked for', async () => {
    expect((await block({ id: 999_999_999 })).statusCode).toBe(404);
    const erase = {
      name: 'test.erase',
      text: 'update account set erased_at = now(), blocked_at = now(), document = null where id = $1',
    };
    await server.deps.database.run(erase, [ana.id]);
    expect((await unblock()).statusCode).toBe(404);
    const other = await buildBuyer(server);
    const bare = await sales.post(`/admin/accounts/${other.id}/block`, { motivo: ' ' });
    expect(bare.statusCode).toBe(422);
  });

  it('an account that was blocked in the database is released too', async () => {
    const account = await buildAccount(server.deps.database, { blockedAt: server.clock.now() });
    const session = await buildSession(server.deps, account.id);
    expect((await unblock(account)).statusCode).toBe(204);
    expect((await enter(account)).statusCode).toBe(200);
    expect((await me(session.headers)).statusCode).toBe(401);
  });
});
