import { askQuestion } from '@patio/contract/trading/questions/ask-question.ts';
import { listQuestions } from '@patio/contract/trading/questions/list-questions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { maskContacts } from '@patio/domain/texts/mask-contacts.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

async function signIn(from = server) {
  const { id } = await buildAccount(from.deps.database);
  return (await buildSession(from.deps, id)).headers;
}

test('a question is listed at once, as typed to its author and masked to others, visitors included, API-16, API-17, QNA-01, QNA-04', async () => {
  const codigoOferta = await server.offer();
  const author = await signIn();
  const pergunta = '\n  Ligue 27 99999-0000 ou a@b.com,\n  aceita  troca? Joa\u0303o \n ';
  const reply = await server.ask(askQuestion, { body: { pergunta, codigoOferta } }, author);
  expect(reply.data).toEqual({ pergunta, resposta: null });
  const request = { params: { id: codigoOferta } };
  expect((await server.ask(listQuestions, request, author)).perguntas).toEqual([
    { pergunta, resposta: null },
  ]);
  const [stored] = await server.deps.database.rows<{ text: string }>(
    { name: 'test.stored', text: 'select text from question where offer_code = $1' },
    [codigoOferta],
  );
  expect(stored?.text).toBe(pergunta);
  const masked = '\n  Ligue [telefone oculto] ou [e-mail oculto],\n  aceita  troca? Joa\u0303o \n ';
  for (const headers of [{}, await signIn()]) {
    expect((await server.ask(listQuestions, request, headers)).perguntas).toEqual([
      { pergunta: masked, resposta: null },
    ]);
  }
});

test('held back until answered when the house wants it so, but not from the author, S-23', async () => {
  const strict = await startCatalogueServer({ QUESTIONS_PUBLIC_BEFORE_ANSWER: 'false' });
  const codigoOferta = await strict.offer();
  const author = await signIn(strict);
  await strict.ask(askQuestion, { body: { pergunta: 'Tem manual?', codigoOferta } }, author);
  const request = { params: { id: codigoOferta } };
  const listed = async (headers = {}) => (await strict.ask(listQuestions, request, headers)).perguntas;
  expect(await listed()).toEqual([]);
  expect(await listed(author)).toHaveLength(1);
  await strict.deps.database.run({
    name: 'answer',
    text: `update question set answer = 'Sim', answered_at = now()`,
  });
  expect(await listed()).toEqual([{ pergunta: 'Tem manual?', resposta: 'Sim' }]);
  await strict.close();
});

describe('refusals', () => {
  const post = async (payload: object, headers = {}) =>
    server.app.inject({ method: 'POST', url: '/api/offer/prgnt', payload, headers });

  test('without a session 401, on an unknown offer 404, API-17, QNA-05', async () => {
    const codigoOferta = await server.offer();
    expect((await post({ pergunta: 'Oi?', codigoOferta })).statusCode).toBe(401);
    expect((await post({ pergunta: 'Oi?', codigoOferta: 1 }, await signIn())).statusCode).toBe(404);
  });

  test.each([[''], ['   '], [null], ['x'.repeat(2001)], ['a\0b']])(
    '%j is no question, 422',
    async (pergunta) => {
      const codigoOferta = await server.offer();
      const reply = await post({ pergunta, codigoOferta }, await signIn());
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toHaveProperty('erros.0');
    },
  );
});

test.each([
  ['(27) 3333-4444', '[telefone oculto]'],
  ['+55 27 99999 0000!', '[telefone oculto]!'],
  ['x@y.com.br', '[e-mail oculto]'],
  ['ano 2019/2020, 120.000 km', 'ano 2019/2020, 120.000 km'],
  ['R$ 45.900,00', 'R$ 45.900,00'],
])('masks contacts only: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test('one account asks thirty questions an hour, another one goes on', async () => {
  const codigoOferta = await server.offer();
  const [headers, others] = [await signIn(), await signIn()];
  const ask = async (who: object, code = codigoOferta) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/offer/prgnt',
        payload: { pergunta: 'Tem manual?', codigoOferta: code },
        headers: { ...who },
      })
    ).statusCode;
  expect(await ask(headers, 999_999)).toBe(404);
  for (let turn = 0; turn < 30; turn += 1) expect(await ask(headers)).toBe(201);
  expect(await ask(headers)).toBe(429);
  expect(await ask(others)).toBe(201);
});
