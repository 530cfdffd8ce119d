import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadableRequest } from './unreadable-request.ts';

const app = fastify({
  clientErrorHandler: answerUnreadableRequest,
  requestTimeout: 300,
  http: { headersTimeout: 300, connectionsCheckingInterval: 50 },
});
let port = 0;

beforeAll(async () => {
  app.post('/', async () => ({ ok: true }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let got = '';
  socket.on('data', (part) => (got += String(part)));
  await once(socket, 'close');
  return got;
}

it.each([
  ['what is not HTTP', '\x16\x03\x01\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['half of the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-', 408],
  [
    'half of a body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
    408,
  ],
])('answers %s and closes', async (_name, text, status) => {
  const got = await send(text);
  expect(got).toContain(`HTTP/1.1 ${status} `);
  expect(got).toMatch(/\r\n\r\n\{"erros":\["[^"]+"\]\}$/);
});
