import { listInterests } from '@patio/contract/catalogue/interests/list-interests.ts';
import { saveInterests } from '@patio/contract/catalogue/interests/save-interests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, builtPassword } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { openSignUpToken } from '../../identity/sign-up-tokens/public.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const newVisitor = async () => {
  const { id } = await buildAccount(server.deps.database);
  const { headers } = await buildSession(server.deps, id);
  const now = server.clock.now();
  const token = await server.deps.database.transact((transaction) =>
    openSignUpToken(transaction, server.deps, { accountId: id, now }),
  );
  return { id, headers, token };
};
const put = (codigoCategoria: unknown, headers: Headers) =>
  server.app.inject({ method: 'PUT', url: '/api/usrio/interest', payload: { codigoCategoria }, headers });
const post = (payload: object, query = '') =>
  server.app.inject({ method: 'POST', url: `/api/usrio/interest${query}`, payload });
const saved = async (headers: Headers) =>
  (await server.ask(listInterests, {}, headers)).flatMap(({ codigoCategoria }) => codigoCategoria ?? []);

describe('the list of interests', () => {
  test('is every category with both icons, and nobody’s without a session, API-57 C-98', async () => {
    const list = await server.ask(listInterests);
    expect(list.map(({ name }) => name)).toEqual([
      'Carros',
      'Utilitários',
      'Máquinas',
      'Ônibus',
      'Caminhões',
      'Implementos',
    ]);
    for (const { iconSvgAtivo, iconSvgInativo, codigoCategoria } of list) {
      expect([iconSvgAtivo, iconSvgInativo]).toEqual([
        expect.stringMatching(/^\/media\/icons\/.+\.svg$/),
        expect.stringMatching(/-inativo\.svg$/),
      ]);
      expect(codigoCategoria).toBeUndefined();
    }
  });

  test('marks what the user has saved, and only for them, C-98', async () => {
    const [ana, bruno] = [await newVisitor(), await newVisitor()];
    await server.ask(saveInterests, { body: { codigoCategoria: [5, 1] } }, ana.headers);
    expect(await saved(ana.headers)).toEqual([1, 5]);
    expect(await saved(bruno.headers)).toEqual([]);
  });

  test('shows nobody’s interests to a session that is only good for a new password, S-34', async () => {
    const ana = await newVisitor();
    await put([1], ana.headers);
    const { headers } = await buildSession(server.deps, ana.id, { restricted: true });
    expect(await saved(headers)).toEqual([]);
  });
});

describe('interests of the signed-in user', () => {
  test('are replaced as a whole, each category once, API-59 INTR-05', async () => {
    const { headers } = await newVisitor();
    const first = await put([3, 1, 3], headers);
    expect([first.statusCode, first.json()]).toEqual([200, { data: [1, 3] }]);
    expect((await put([2], headers)).json()).toEqual({ data: [2] });
    expect(await saved(headers)).toEqual([2]);
    expect((await put([], headers)).json()).toEqual({ data: [] });
    expect(await saved(headers)).toEqual([]);
  });

  test('need a session', async () => {
    expect((await put([1], {})).statusCode).toBe(401);
  });

  test('name a category that does not exist: nothing is saved, ERRS-01', async () => {
    const { headers } = await newVisitor();
    await put([1], headers);
    for (const codes of [[2, 99], [9_007_199_254_740_991]]) {
      const reply = await put(codes, headers);
      expect([reply.statusCode, reply.json()]).toEqual([422, { erros: ['Categoria não encontrada.'] }]);
    }
    expect(await saved(headers)).toEqual([1]);
  });

  test.each([
    { codes: null },
    { codes: 'x' },
    { codes: [0] },
    { codes: [-1] },
    { codes: ['a'] },
    { codes: [1.5] },
    { codes: {} },
    { codes: Array.from({ length: 101 }, () => 1) },
  ])('refuse $codes with words', async ({ codes }) => {
    const { headers } = await newVisitor();
    const reply = await put(codes, headers);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ erros: string[] }>().erros.length).toBeGreaterThan(0);
  });

  test('end as one of two savings that come at once, never as a mixture', async () => {
    const { headers } = await newVisitor();
    const lists = [
      [1, 2, 3],
      [4, 5, 6],
      [1, 6],
    ];
    const replies = await Promise.all(lists.map((codes) => put(codes, headers)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(lists).toContainEqual(await saved(headers));
  });
});

describe('interests by the token of a registration', () => {
  test('are saved for its account without a session, as often as wanted, API-58 INTR-05', async () => {
    const { token, headers } = await newVisitor();
    const reply = await post({ tokenUsrio: token, codigoCategoria: [4, 2] });
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: [2, 4] }]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await post({ tokenUsrio: token, codigoCategoria: [1] })).statusCode).toBe(201);
    expect(await saved(headers)).toEqual([1]);
  });

  test.each([
    ['', ''],
    ['x', ''],
    ['A'.repeat(43), ''],
    ['A'.repeat(43), '?idiom=EN'],
  ])('are refused with a wrong token %j%s, API-58 S-30', async (tokenUsrio, query) => {
    const reply = await post({ tokenUsrio, codigoCategoria: [1] }, query);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ erros: string[] }>().erros).toEqual([
      query === ''
        ? 'Este cadastro não pode mais escolher interesses por aqui. Entre na sua conta para escolher.'
        : 'This registration can no longer choose interests here. Sign in to choose them.',
    ]);
  });

  test('are refused after 24 hours and for a blocked account, S-30', async () => {
    const late = await newVisitor();
    const at = server.clock.now();
    server.clock.advance(24 * 3_600_000 - 1);
    expect((await post({ tokenUsrio: late.token, codigoCategoria: [1] })).statusCode).toBe(201);
    server.clock.advance(1);
    expect((await post({ tokenUsrio: late.token, codigoCategoria: [2] })).statusCode).toBe(422);
    server.clock.set(at);
    const blocked = await newVisitor();
    await server.deps.database.run(
      { name: 'test.block', text: 'update account set blocked_at = now() where id = $1' },
      [blocked.id],
    );
    expect((await post({ tokenUsrio: blocked.token, codigoCategoria: [1] })).statusCode).toBe(422);
  });

  test('a new password ends the tokens that were handed out before', async () => {
    const { id, token } = await newVisitor();
    const session = await buildSession(server.deps, id);
    const change = { method: 'POST', url: '/api/auth/password', headers: session.headers } as const;
    const reply = await server.app.inject({
      ...change,
      payload: { senha: 'Nova@2026', senhaAtual: builtPassword },
    });
    expect(reply.statusCode).toBe(204);
    expect((await post({ tokenUsrio: token, codigoCategoria: [1] })).statusCode).toBe(422);
  });

  test('a token opens no session and stands nowhere in the clear, S-30', async () => {
    const { token } = await newVisitor();
    const me = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
    expect(me.statusCode).toBe(401);
    const stored = await server.deps.database.rows<{ row: string }>({
      name: 'test.tokens',
      text: 'select t::text as row from interest_token t',
    });
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});
