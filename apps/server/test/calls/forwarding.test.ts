import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let behind: Server;
let server: TestServer;
let origin: URL;

const portOf = (listening: Server): number => {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  behind = createServer((asked, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ url: asked.url, headers: asked.headers }));
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const upstream = `http://127.0.0.1:${portOf(behind)}`;
  server = await startTestServer({
    WEB_ORIGIN: upstream,
    WORKER_ORIGIN: upstream,
    PUBLIC_URL: 'https://patio.example',
  });
  origin = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await server.close();
  behind.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** `fetch` would tidy the path and refuse most of these headers. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: origin.hostname, port: origin.port, path, headers }, resolve);
    sent.on('error', reject).end();
  });
  let body = '';
  for await (const part of reply) body += String(part);
  return { status: reply.statusCode ?? 0, headers: reply.headers, body };
}

async function seenBehind(headers: Record<string, string>): Promise<Record<string, string>> {
  const seen: { headers: Record<string, string> } = JSON.parse((await ask('/home', headers)).body);
  return seen.headers;
}

it.each([
  ['upgrade', 'websocket'],
  ['keep-alive', 'timeout=5'],
  ['te', 'trailers'],
  ['proxy-authorization', 'Basic x'],
  ['proxy-connection', 'keep-alive'],
])('keeps %s to the connection it came on', async (name, value) => {
  expect((await ask('/home', { [name]: value })).status).toBe(200);
  expect(await seenBehind({ [name]: value })).not.toHaveProperty(name);
});

it('passes the host and protocol of the request to the pages, whatever the caller claims', async () => {
  const seen = await seenBehind({
    host: 'patio.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'gopher',
    forwarded: 'for=6.6.6.6',
  });
  expect(seen).toMatchObject({
    'x-forwarded-host': 'patio.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(seen).not.toHaveProperty('forwarded');
});

it.each([
  '/media/../metrics',
  '/media/..%2f..%2fmetrics',
  '/media/%2e%2e/metrics',
  '/dev/..;/metrics',
  '//evil.example/x',
  '/dev%2f..%2fmetrics',
  '/\\evil.example',
  '/dev/../../x',
])('lets %s lead nowhere else', async (path) => {
  const reply = await ask(path);
  expect([400, 404]).toContain(reply.status);
  expect(reply.body).toMatch(/^\{"erros":\["/);
});

it('sends HSTS if the public address is https', async () => {
  for (const path of ['/home', '/api/offer', '/api/nada']) {
    expect((await ask(path)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  }
});

it('counts forwarding headers from a peer that is no proxy of ours, and not what it passes on itself', async () => {
  const counted = async () =>
    Number(/^patio_untrusted_forwarded_total (\d+)$/mu.exec((await ask('/metrics')).body)?.[1]);
  const before = await counted();
  await seenBehind({});
  expect(await counted()).toBe(before);
  await seenBehind({ 'x-forwarded-for': '203.0.113.9' });
  expect(await counted()).toBe(before + 1);
});
