import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '3', STRICT_TAX_ID: 'off' });
});
afterAll(() => server.close());

const send = (n: number, remoteAddress: string, change: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/usrio/pessoa-fisica',
    remoteAddress,
    payload: {
      nome: 'Ana',
      email: `limite${n}@patio.test`,
      cpf: documentOf('cpf', 8_000_000 + n),
      telefone: '27999990000',
      password: 'Senha123*',
      ...change,
    },
  });

test('one network address signs up so often an hour, and others are not held up, S-30', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => send(n, '203.0.113.7')));
  expect(replies.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(3);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toEqual({ erros: ['Muitas tentativas. Aguarde um pouco e tente de novo.'] });
  expect(refused?.headers['retry-after']).toBe('3600');
  expect((await send(9, '203.0.113.8')).statusCode).toBe(201);
  server.clock.advance(3_600_001);
  expect((await send(10, '203.0.113.7')).statusCode).toBe(201);
});

test('a form with mistakes counts for nothing, and a taken e-mail does, S-30', async () => {
  const from = '203.0.113.9';
  for (let n = 0; n < 6; n += 1) expect((await send(20, from, { nome: '' })).statusCode).toBe(422);
  expect((await send(20, from)).statusCode).toBe(201);
  expect((await send(21, from, { email: 'limite20@patio.test' })).statusCode).toBe(409);
  expect((await send(22, from, { email: 'limite20@patio.test' })).statusCode).toBe(409);
  expect((await send(23, from)).statusCode).toBe(429);
});

test('signing up does not prevent sign-ins from that address, S-35', async () => {
  const login = { login: 'limite20@patio.test', password: 'Senha123*' };
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.9',
    payload: login,
  });
  expect(reply.statusCode).toBe(200);
});

test('a house that does not check tax ids takes any eleven digits, C-93 rule 0.10', async () => {
  expect((await send(30, '203.0.113.10', { cpf: '12345678901' })).statusCode).toBe(201);
  expect((await send(31, '203.0.113.10', { cpf: '1234567890' })).statusCode).toBe(422);
});
