import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { hostNameOf } from '../../../config/host-name.ts';
import { loadConfig } from '../../../config/load-config.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({
    PUBLIC_URL: 'https://patio.example',
    OWN_HOSTS: 'www.patio.example,10.0.0.7',
  });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** Sends these lines as they are and answers status and body. */
async function send(line: string, ...headers: string[]): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([line, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const reply = await text(socket);
  return { status: Number(reply.split(' ', 2)[1]), body: reply.slice(reply.indexOf('\r\n\r\n') + 4) };
}

const call = 'GET /api/header/catgr HTTP/1.1';
const refused = { status: 400, body: '{"erros":["Este endereço não é atendido aqui."]}' };

describe('a request', () => {
  it.each([
    'patio.example',
    'PATIO.example:443',
    'www.patio.example:8080',
    '10.0.0.7',
    'localhost',
    'loja.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('under %s is answered', async (host) => {
    expect((await send(call, `Host: ${host}`)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'patio.example.evil.example',
    'evilpatio.example',
    'patio.example.',
    'patio.example/oferta/1?x=',
    'patio.example@evil.example',
    'evil.example#patio.example',
    'patio.example:443:443',
    'patio.example, evil.example',
    '-patio.example',
    '128.0.0.1',
    '[::2]',
    '[::1',
    'x'.repeat(5000),
  ])('under %s is refused', async (host) => {
    expect(await send(call, `Host: ${host}`)).toEqual(refused);
  });

  it('with two hosts is refused, though both are ours', async () => {
    expect(await send(call, 'Host: patio.example', 'Host: www.patio.example')).toEqual(refused);
  });

  it('to a whole address goes by the name in it, not by its Host', async () => {
    const whole = (site: string) => `GET ${site}/api/header/catgr HTTP/1.1`;
    expect((await send(whole('https://patio.example'), 'Host: patio.example')).status).toBe(200);
    expect((await send(whole('HTTP://WWW.patio.example:80'), 'Host: evil.example')).status).toBe(200);
    expect(await send(whole('http://evil.example'), 'Host: patio.example')).toEqual(refused);
    expect(await send(whole('http://patio.example@evil.example'), 'Host: patio.example')).toEqual(refused);
  });

  it('that claims another host for itself goes by its own', async () => {
    const claims = ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'];
    expect((await send(call, 'Host: patio.example', ...claims)).status).toBe(200);
    expect(await send(call, 'Host: evil.example', 'X-Forwarded-Host: patio.example')).toEqual(refused);
  });

  it.each(['/health/live', '/health/ready', '/metrics'])(
    'for %s is answered under any name',
    async (path) => {
      expect((await send(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:9000')).status).toBe(200);
    },
  );

  it.each(['/metrics/../api/header/catgr', '/health/live/x', '/metricsx'])('for %s is not', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1`, 'Host: evil.example')).toEqual(refused);
  });
});

it('a trusted proxy forwards the host, and an unknown one is refused as well', async () => {
  const behind = await startTestServer({ PUBLIC_URL: 'https://patio.example', TRUST_PROXY: '127.0.0.1' });
  const statusOf = async (notified: string) => {
    const headers = { host: 'internal', 'x-forwarded-host': notified };
    return (await behind.app.inject({ url: '/api/header/catgr', headers })).statusCode;
  };
  expect([await statusOf('patio.example'), await statusOf('evil.example')]).toEqual([200, 400]);
  await behind.close();
});

it('names of the house are set without port or path', () => {
  const hosts = (names: string) => loadConfig({ OWN_HOSTS: names }).hosts;
  expect(hosts('WWW.patio.example, [::2],10.0.0.7')).toEqual(['www.patio.example', '[::2]', '10.0.0.7']);
  for (const wrong of ['patio.example:80', 'https://patio.example', 'a b', '-x'])
    expect(() => hosts(wrong)).toThrow('OWN_HOSTS');
});

it('a host without its port and in small letters is its name', () => {
  expect(hostNameOf('Patio.Example:443')).toBe('patio.example');
  expect(hostNameOf('[2001:DB8::1]:80')).toBe('[2001:db8::1]');
  expect(hostNameOf('')).toBeNull();
});
