import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Stands for the process that makes pages: it allows visitors' pages to be stored, under a nonce, and counts. */
let behind: Server;
let server: TestServer;
let port = 0;
let made = 0;
/** Requests for pages that never come. */
let hanging = 0;
let fresh = 0;

const portOf = (listening: Server): number => {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  behind = createServer((asked, reply) => {
    if (asked.url?.startsWith('/hangs') === true) {
      hanging += 1;
      return;
    }
    made += 1;
    const cookies = asked.headers.cookie ?? '';
    if (asked.url === '/away') {
      reply.writeHead(503, { 'retry-after': '5' }).end('away');
      return;
    }
    const nonce = `nonce-${made}-of-the-maker`;
    const signedIn = /(?:^|;\s*)token=/.test(cookies);
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    if (!signedIn && asked.url !== '/auth/' && asked.headers['x-keeps-pages'] !== undefined)
      reply.setHeader('x-page-terms', `10000 ${nonce} token,posicao,idiom,grade,painel`);
    // More than a system takes for a reader who does not read.
    const filling = asked.url === '/large' ? 'x'.repeat(12_000_000) : '';
    reply.end(
      `<p>${asked.url} ${cookies}</p><script nonce="${nonce}"></script>${filling}<b nonce="${nonce}">é</b>`,
    );
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const upstream = `http://127.0.0.1:${portOf(behind)}`;
  server = await startTestServer({ WEB_ORIGIN: upstream, WORKER_ORIGIN: upstream });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await server.close();
  behind.close();
});
let path = '';
beforeEach(() => {
  fresh += 1;
  path = `/home?page=${fresh}`;
  made = 0;
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function ask(headers: Record<string, string> = {}, at = path, method = 'GET'): Promise<Answer> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: at, headers, method }, resolve).on('error', reject).end();
  });
  const raw = await buffer(reply);
  const body = (reply.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  return { status: reply.statusCode ?? 0, headers: reply.headers, body };
}

const nonceOf = ({ headers }: Answer): string =>
  /'nonce-(.+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

it('makes a page once for two visitors, each with a nonce of their own in head and page', async () => {
  const [first, second] = [await ask(), await ask({ 'accept-encoding': 'gzip, br' })];
  expect(made).toBe(1);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  for (const answer of [first, second]) {
    expect(answer.status).toBe(200);
    expect(answer.body.split(nonceOf(answer))).toHaveLength(3);
    expect(answer.body).not.toContain('of-the-maker');
  }
  expect(second.headers['content-encoding']).toBe('gzip');
  expect(second.headers.vary).toContain('accept-encoding');
});

it.each([
  ['a session', 'token=abc'],
  ['another language', 'idiom=EN'],
  ['another page size', 'grade=12'],
  ['a closed filter panel', 'painel=0'],
  ['a place', 'posicao=-20.3,-40.3'],
  ['a cookie sent twice', 'idiom=PTBR; idiom=EN'],
  ['a cookie in odd spelling', ' idiom =EN'],
])('never gives the page of a visitor to a user with %s, nor the other way round', async (_what, cookie) => {
  await ask();
  const other = await ask({ cookie });
  expect(other.body).toContain(cookie.trim());
  expect((await ask()).body).not.toContain(cookie.trim());
});

it('a visitor who reads slowly gets their own nonce throughout, while others get the page too', async () => {
  await ask({}, '/large');
  const slow = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/large' }, resolve).on('error', reject).end();
  });
  const others = [await ask({}, '/large'), await ask({}, '/large'), await ask({}, '/large')];
  const body = (await buffer(slow)).toString();
  const answers = [{ status: 200, headers: slow.headers, body }, ...others];
  expect(new Set(answers.map(nonceOf)).size).toBe(4);
  for (const answer of answers) {
    // Compared apart from the expectation, which would print the page.
    expect([...answer.body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual([
      nonceOf(answer),
      nonceOf(answer),
    ]);
    expect(answer.body).toHaveLength(answers[0]?.body.length ?? 0);
  }
});

it('never keeps a page that its maker did not allow', async () => {
  await ask({ cookie: 'token=abc' });
  await ask({ cookie: 'token=abc' });
  await ask({}, '/auth/');
  await ask({}, '/auth/');
  expect(made).toBe(4);
});

it('keeps pages apart by store and query, whatever host of ours is asked', async () => {
  await ask();
  expect((await ask({}, `/loja-norte${path}`)).body).toContain('/loja-norte/');
  expect((await ask({}, `${path}&term=x`)).body).toContain('term=x');
  await ask({ host: 'localhost' });
  expect(made).toBe(3);
  expect((await ask({ host: 'other.test' })).status).toBe(400);
  expect(made).toBe(3);
});

it('does not mind a cookie that changes no page', async () => {
  await ask();
  await ask({ cookie: 'statistics=1' });
  expect(made).toBe(1);
});

it('lets a page go when its time is over', async () => {
  await ask();
  server.clock.advance(10_001);
  await ask();
  expect(made).toBe(2);
});

it('forwards what is no reading, and takes no order to keep from outside', async () => {
  await ask();
  await ask({}, path, 'POST');
  expect(made).toBe(2);
  expect((await ask({ cookie: 'token=abc', 'x-keeps-pages': '1' })).headers).not.toHaveProperty(
    'x-page-terms',
  );
});

it('asks once for a page that cannot be made now, and hands on when to try again', async () => {
  const { status, headers, body } = await ask({}, '/away');
  expect([made, status, headers['retry-after'], body]).toEqual([1, 503, '5', 'away']);
});

it('pages that visitors leave before they come give their places back', async () => {
  const gone = new AbortController();
  const asked = Array.from({ length: 24 }, (_, index) =>
    fetch(`http://127.0.0.1:${port}/hangs/${index}`, { signal: gone.signal }).catch(() => 'gone'),
  );
  await expect.poll(() => hanging).toBe(16);
  gone.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['gone']));
  expect((await ask()).status).toBe(200);
});
