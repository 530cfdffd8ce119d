import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { conditionalReplies } from './conditional-replies.ts';
import { packedJson } from './packed-json.ts';
import { packReply, packingFor } from './packing.ts';

const long = JSON.stringify({ data: Array.from({ length: 500 }, (_, index) => `offer ${index}`) });

/** A scope as the server has it: whatever is still plain in the end is packed. */
async function scopeThatPacks() {
  const app = fastify();
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 });
  await app.register(async (scope) => {
    conditionalReplies(scope, { maxAgeMs: 60_000 });
    scope.get('/list', async (request, reply) => {
      const packed = packReply(long, packingFor(request.headers['accept-encoding']));
      return reply.type('application/json; charset=utf-8').send(packedJson(reply, packed).content);
    });
  });
  return (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/list', headers });
}

describe('a stored reply', () => {
  it('is packed in the best way that the caller takes, and is not packed again', async () => {
    const get = await scopeThatPacks();
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(long);
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    expect(brotli.headers['vary']).toBe('security-token, accept-encoding');
    const again = await get({ 'accept-encoding': 'br' });
    expect(again.rawPayload).toEqual(brotli.rawPayload);
    expect(again.headers['etag']).toBe(gzip.headers['etag']);
  });

  it('stays as it is for who takes no packing, and is a bare 304 for who has it', async () => {
    const get = await scopeThatPacks();
    const plain = await get({});
    const refused = await get({ 'accept-encoding': 'br;q=0, gzip; q=0.0' });
    expect([plain.body, plain.headers['content-encoding']]).toEqual([long, undefined]);
    expect([refused.body, refused.headers['content-encoding']]).toEqual([long, undefined]);
    const has = { 'accept-encoding': 'br', 'if-none-match': String(plain.headers['etag']) };
    const known = await get(has);
    expect([known.statusCode, known.body, known.headers['content-encoding']]).toEqual([304, '', undefined]);
  });
});

describe('packing', () => {
  it('is the best that the caller takes, and none for short replies', () => {
    expect(packingFor('*, identity')).toBeNull();
    expect(packingFor(undefined)).toBeNull();
    expect(packingFor('BR;q=0.5, gzip')).toBe('br');
    expect(packReply('{}', 'br')).toMatchObject({ packing: null });
    expect(packReply(long, 'br').etag).toBe(packReply(long, 'gzip').etag);
  });
});
