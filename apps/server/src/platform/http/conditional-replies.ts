import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { PackedBytes } from './packed-bytes.ts';

/** A reply that whoever is not signed in gets again, word for word, until the instant `until` (milliseconds of the process). */
interface Kept {
  /** Encoded and packed once, not each time that it is sent. */
  readonly body: PackedBytes;
  readonly etag: string;
  readonly until: number;
}

/** Replies kept at most; the one kept the longest goes first. */
const keptAtMost = 200;

/**
 * Gives every successful GET of this scope an ETag made of its bytes, and answers 304 without a body to whoever has them already. The
 * reply must be asked for again each time: prices change, and it may depend on the session. Replies to visitors are the same for all of
 * them: with `keepMs`, one is worked out at most so often and given to the others meanwhile.
 */
export function conditionalReplies(
  app: FastifyInstance,
  { keepMs = 0 }: { readonly keepMs?: number } = {},
): void {
  const kept = new Map<string, Kept>();
  const known = new WeakMap<FastifyRequest, Kept>();
  if (keepMs > 0) {
    app.addHook('onRequest', (request, reply, done) => {
      const again = isVisitor(request) ? kept.get(request.url) : undefined;
      if (!again || again.until <= performance.now()) return done();
      known.set(request, again);
      return reply.type('application/json; charset=utf-8').send(again.body.plain);
    });
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const again = known.get(request);
    const { etag } = again ?? fresh(request, reply, payload) ?? {};
    if (etag === undefined) return done(null, payload);
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'security-token' });
    if (!hasAlready(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    return done(null, '');
  });
  if (keepMs > 0) {
    app.addHook('onSend', async (request, reply, payload) => {
      const again = known.get(request);
      return again && reply.statusCode === 200 ? packedFor(request, reply, again.body) : payload;
    });
  }

  function fresh(request: FastifyRequest, reply: FastifyReply, payload: unknown): Pick<Kept, 'etag'> | null {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return null;
    const etag = `"${hash('sha1', payload, 'base64url')}"`;
    if (keepMs > 0 && isVisitor(request)) {
      kept.delete(request.url);
      const body = new PackedBytes(Buffer.from(payload));
      kept.set(request.url, { body, etag, until: performance.now() + keepMs });
      const [oldest] = kept.keys();
      if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    }
    return { etag };
  }
}

/** Kept bytes packed for who takes that, otherwise as they are; whoever packs replies afterwards leaves packed ones alone. */
async function packedFor(request: FastifyRequest, reply: FastifyReply, body: PackedBytes): Promise<Buffer> {
  const packing = body.packingFor(request.headers['accept-encoding']);
  if (packing === null) return body.plain;
  reply.headers({ 'content-encoding': packing, vary: 'security-token, accept-encoding' });
  return body.packed(packing);
}

function isVisitor(request: FastifyRequest): boolean {
  return request.method === 'GET' && request.headers['security-token'] === undefined;
}

/** Whether `if-none-match` names a tag. Weak comparison: a proxy that compresses marks the tag as weak. */
export function hasAlready(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
