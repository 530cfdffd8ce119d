import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type Reference } from '../fuzz/calls.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const MB = 1024 * 1024;

let server: TestServer;
let ana: Buyer;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** The status that is answered before any of the announced body was sent; null: none within a second. */
async function statusBeforeBody(
  method: string,
  path: string,
  { token = '', bytes = MB }: { token?: string; bytes?: number } = {},
): Promise<number | null> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    ...(token === '' ? [] : [`Security-Token: ${token}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n[`);
  const answered = await once(socket, 'data', { signal: AbortSignal.timeout(1000) }).catch(() => null);
  socket.destroy();
  return answered === null ? null : Number(String(answered[0]).split(' ', 2)[1]);
}

describe('a large body', () => {
  it.each([
    ['a file', MB],
    ['more than forms need', 33 * 1024],
  ])('without a session is not read by any call: %s', async (_what, bytes) => {
    const reference = (await server.app.inject('/openapi.json')).json<Reference>();
    const calls = declaredCalls(reference).filter(({ method }) => method === 'POST' || method === 'PUT');
    const statuses = new Map<string, number | null>();
    for (const { name, method, path } of calls)
      statuses.set(name, await statusBeforeBody(method, path.replaceAll(/\{\w+\}/g, '1'), { bytes }));
    // Those that take no file refuse it by its size; the news of a bank may be many.
    const read = [...statuses].filter(([, status]) => status !== 401 && status !== 413);
    expect(read).toEqual(bytes === MB ? [] : [['receive-pix-news', null]]);
    expect([...statuses.values()].filter((status) => status === 401).length).toBeGreaterThan(20);
  });

  it('is not read of a buyer by a call of staff', async () => {
    const { token } = await buildSession(server.deps, ana.id, { office: true });
    expect(await statusBeforeBody('POST', '/api/admin/complaints/1/files', { token })).toBe(403);
  });

  it('is refused where the room of its account is full, before it comes or on its way', async () => {
    const { token } = await buildSession(server.deps, ana.id, { secondStep: false });
    const held = new PassThrough();
    const body = new PassThrough();
    const counted = server.app.largeBodies.counted(ana.id, body, held).resume();
    const fill = async (bytes: number) => {
      for (let left = bytes; left > 0; left -= MB / 2) body.write(Buffer.alloc(MB / 2));
      body.end();
      await once(counted, 'end');
    };
    await fill(95.5 * MB);
    const send = () =>
      fetch(`http://127.0.0.1:${port}/api/usrio/compras/1/documentos`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'security-token': token },
        body: JSON.stringify({ tipo: 'pagamento', nome: 'a.pdf', conteudo: 'A'.repeat(MB), substitui: null }),
      });
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    held.destroy();
    await once(held, 'close');
    expect((await send()).status).toBe(404);
  });

  it('of millions of lists is refused before they are made', async () => {
    const { token } = await buildSession(server.deps, ana.id, { secondStep: false });
    const lists = `[${'[],'.repeat(MB)}[]]`;
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/usrio/compras/1/documentos',
        headers: { 'content-type': 'application/json', 'security-token': token },
        payload,
      });
    expect((await send(lists)).statusCode).toBe(400);
    const file = JSON.stringify({
      tipo: 'pagamento',
      nome: 'a.pdf',
      conteudo: 'A'.repeat(3 * MB),
      substitui: null,
    });
    expect((await send(file)).statusCode).not.toBe(400);
  });
});
