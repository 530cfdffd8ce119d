import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveOffice } from './serve-office.ts';

let built: string;
let app: FastifyInstance;

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'patio-office-'));
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), '<script nonce="__NONCE__"></script><link nonce="__NONCE__">');
  writeFileSync(join(built, 'yard-worker.js'), 'self.skipWaiting();');
  writeFileSync(join(built, 'assets', 'main-1.js'), 'export {};');
  writeFileSync(join(built, 'assets', 'main-1.js.br'), brotliCompressSync('export {};'));
  app = fastify();
  await app.register((scope) => serveOffice(scope, { apiOrigin: null, built, development: false }));
});
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true });
});

const noncesIn = (text: string) => [...text.matchAll(/nonce[=-]"?([\w+/=]+)/g)].map(([, nonce]) => nonce);

describe('the document of the back office', () => {
  it('has one nonce in document and policy, another in each reply, and is stored nowhere', async () => {
    const replies = [await app.inject('/painel'), await app.inject('/painel/propostas?id=4')];
    const nonces = replies.map(({ body, headers }) => [
      ...noncesIn(body),
      ...noncesIn(String(headers['content-security-policy'])),
    ]);
    expect(nonces.map((each) => new Set(each).size)).toEqual([1, 1]);
    expect(nonces[0]?.[0]).not.toBe(nonces[1]?.[0]);
    for (const { statusCode, headers } of replies)
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'noindex',
      ]);
  });

  it('may be framed by nobody, and runs no script and no style without its nonce', async () => {
    const policy = String((await app.inject('/painel')).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('has files as they were compressed once', async () => {
    const packed = await app.inject({
      url: '/painel/assets/main-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await app.inject('/painel/assets/main-1.js')).headers['content-encoding']).toBeUndefined();
  });

  it('has a worker below the page that it keeps, which is asked for again at every visit', async () => {
    const { headers, body } = await app.inject('/painel/patio/entrada.worker.js');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    // Without a wider scope than its own address.
    expect([headers['service-worker-allowed'], body]).toEqual([undefined, 'self.skipWaiting();']);
    expect((await app.inject('/painel/patio/entrada')).headers['content-type']).toContain('text/html');
  });

  it('has files that last, and none that was not built', async () => {
    expect((await app.inject('/painel/assets/main-1.js')).headers['cache-control']).toContain('immutable');
    expect((await app.inject('/painel/assets/main-2.js')).statusCode).toBe(404);
  });
});
