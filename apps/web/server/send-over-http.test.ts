import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './config/settings.ts';
import { sendOverHttp } from './send-over-http.ts';

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An API at an address of its own, with what it was asked. */
async function api(): Promise<{ readonly base: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    asked.push({ path: request.url, headers: request.headers });
    response.end('{"data":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { base: `http://127.0.0.1:${address.port}`, asked };
}

test('pages find the API at the address that the configuration gives, whichever it is, SESS-12', async () => {
  const [one, other] = [await api(), await api()];
  for (const { base, asked } of [one, other]) {
    const send = sendOverHttp(readSettings({ API_ORIGIN: `${base}/` }).apiOrigin);
    const reply = await send({
      method: 'GET',
      path: '/header/catgr?idiom=PTBR',
      headers: {},
      body: undefined,
    });
    expect(reply).toEqual({ status: 200, json: { data: 1 } });
    expect(asked.map(({ path }) => path)).toEqual(['/api/header/catgr?idiom=PTBR']);
  }
  expect(readSettings({}).apiOrigin).toBe('http://127.0.0.1:3000');
});

test('their calls have JSON as content type, with and without a body, SESS-12', async () => {
  const { base, asked } = await api();
  const send = sendOverHttp(base);
  await send({ method: 'GET', path: '/offer', headers: {}, body: undefined });
  await send({ method: 'POST', path: '/auth/logout', headers: {}, body: '{}' });
  expect(asked.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json',
  ]);
});
