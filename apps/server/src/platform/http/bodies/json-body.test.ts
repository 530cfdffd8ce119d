import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJsonBodies } from './json-body.ts';

const app = fastify();
let base = '';

beforeAll(async () => {
  readJsonBodies(app);
  app.route({
    method: ['POST', 'DELETE'],
    url: '/',
    handler: async (request) => ({ got: request.body ?? 'nothing' }),
  });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const send = async (method: string, body?: string) => {
  const reply = await fetch(base, { method, body, headers: { 'content-type': 'application/json' } });
  return { status: reply.status, body: await reply.json() };
};

test.each(['POST', 'DELETE'])('%s without a body is no mistake, SESS-12', async (method) => {
  expect(await send(method)).toEqual({ status: 200, body: { got: 'nothing' } });
});

test('reads what is sent', async () => {
  expect(await send('POST', '{"a":1}')).toEqual({ status: 200, body: { got: { a: 1 } } });
});

test.each(['{', 'nada', '{"__proto__":{"x":1}}'])('refuses %s', async (body) => {
  expect((await send('POST', body)).status).toBe(400);
});
