import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let calls: readonly DeclaredCall[];
let owner: number;
let otherUser: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  calls = declaredCalls((await server.app.inject('/openapi.json')).json<Reference>());
  owner = (await buildAccount(server.deps.database)).id;
  otherUser = (await buildSession(server.deps, (await buildAccount(server.deps.database)).id)).headers;
});
afterAll(() => server.close());

const plain = (call: DeclaredCall, headers: Record<string, string>): InjectOptions => ({
  method: call.method,
  url: call.path.replaceAll(/\{\w+\}/g, '1'),
  headers,
  ...(call.method === 'GET' ? {} : { payload: {} }),
});

/** Sends every call that needs a session with these headers and gives the ones that answer anything but 401. */
async function letIn(headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls.filter(({ needsSession }) => needsSession)) {
    const reply = await server.app.inject(plain(call, headers));
    const refused = reply.statusCode === 401 && reply.json<{ erros: string[] }>().erros.length === 1;
    if (!refused) found.push(`${call.name} ${reply.statusCode}`);
  }
  return found;
}

describe('every call that needs a session', () => {
  it('is one of at least fifteen, or this test sees nothing', () => {
    expect(calls.filter(({ needsSession }) => needsSession).length).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['no token', {}],
    ['an empty token', { 'security-token': '' }],
    ['a token that nobody was given', { 'security-token': 'A'.repeat(43) }],
    ['a token of another form', { 'security-token': "' or 1=1 --" }],
    ['a token in another header', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ])('refuses %s with 401 before it looks at anything else, FLOW-26', async (_name, headers) => {
    expect(await letIn(headers)).toEqual([]);
  });

  it('refuses a session that is only good for a new password, S-34', async () => {
    const { headers } = await buildSession(server.deps, owner, { restricted: true });
    expect(await letIn(headers)).toEqual([]);
  });

  it('refuses the session of a user who was blocked', async () => {
    const blocked = await buildAccount(server.deps.database, { blockedAt: server.clock.now() });
    expect(await letIn((await buildSession(server.deps, blocked.id)).headers)).toEqual([]);
  });

  it('refuses a token whose time is over', async () => {
    const { headers } = await buildSession(server.deps, owner);
    const at = server.clock.now();
    server.clock.advance(server.deps.config.rules.sessionTokenMs);
    expect(await letIn(headers)).toEqual([]);
    server.clock.set(at);
  });
});

describe('what belongs to another user', () => {
  const address = { cep: '29100000', endereco: 'Rua A', numeroEndereco: '1', complemento: '', estado: 32 };
  const whole = { ...address, cidade: 3_205_200, descricaoCidade: null, bairro: 'Centro', principal: 'S' };

  it('is an unknown address to another user who would change or remove it, API-65 API-66', async () => {
    const codEnd = await buildAddress(server.deps.database, owner);
    const attempts: InjectOptions[] = [
      { method: 'PUT', url: '/api/usrio/address', payload: { ...whole, codEnd } },
      { method: 'DELETE', url: `/api/usrio/address?codEnd=${codEnd}` },
      { method: 'DELETE', url: `/api/usrio/address/${codEnd}` },
    ];
    for (const attempt of attempts) {
      expect((await server.app.inject({ ...attempt, headers: otherUser })).statusCode).toBe(404);
    }
    const left = await server.deps.database.row<{ street: string }>(
      { name: 'test.street', text: 'select street from address where code = $1' },
      [codEnd],
    );
    expect(left?.street).toBe('Rua das Acácias');
    const { headers } = await buildSession(server.deps, owner);
    expect((await server.app.inject({ ...attempts[0], headers })).statusCode).toBe(200);
  });

  it('is an unknown notification to another user who would mark it as read, API-51', async () => {
    const row = await server.deps.database.row<{ code: number }>(
      {
        name: 'test.notify',
        text: `insert into notification (account_id, title, body, created_at) values ($1, 'a', 'b', now()) returning code`,
      },
      [owner],
    );
    const read = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/usrio/notif',
        payload: { codigoNotificacao: row?.code },
        headers,
      });
    expect((await read(otherUser)).statusCode).toBe(404);
    expect((await read((await buildSession(server.deps, owner)).headers)).statusCode).toBe(204);
  });

  it('never shows in the lists of another user', async () => {
    for (const url of ['/api/usrio/address', '/api/usrio/notif']) {
      expect((await server.app.inject({ url, headers: otherUser })).json()).toEqual([]);
    }
    for (const url of ['/api/offer/favorites', '/api/offer/myoffers']) {
      expect((await server.app.inject({ url, headers: otherUser })).json()).toEqual({ data: [] });
    }
  });
});
