import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { BoundedMap } from '../../memory/bounded-map.ts';
import { packingFor } from './packing.ts';

/** A JSON reply that is in memory, with the headers that belong to it. */
export interface KnownReply {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A reply that is served to visitors unchanged until the instant `until` (milliseconds of the process). */
interface Cached extends KnownReply {
  readonly until: number;
}

interface ConditionalOptions {
  readonly maxAgeMs?: number;
  /** Finds the reply to a visitor in memory; it is sent at once. Null: the call takes its usual course. */
  readonly known?: (request: FastifyRequest) => KnownReply | null;
}

/** Maximum of cached replies; the oldest is evicted first. */
const maxCached = 200;

/** Headers that belong to the reply and not to the request for it. */
const passedHeaders = ['etag', 'content-encoding', 'link'] as const;

/**
 * Gives every successful GET of this scope an ETag of its bytes, unless it has one, and answers 304 without a body to clients that already
 * have them. Replies must be revalidated each time: prices change, and a reply may depend on the session. Visitors all get the same reply:
 * with `maxAgeMs`, it is computed at most this often for each encoding and shared meanwhile; with `known`, it comes from the memory of its
 * feature. Such replies wait in no queue (rule 0.37).
 */
export function conditionalReplies(
  app: FastifyInstance,
  { maxAgeMs = 0, known }: ConditionalOptions = {},
): void {
  const cached = new BoundedMap<string, Cached>(maxCached);
  const again = new WeakSet<FastifyRequest>();
  const fresh = (request: FastifyRequest): KnownReply | null => {
    const found = maxAgeMs > 0 ? cached.get(keyOf(request)) : undefined;
    return found !== undefined && found.until > performance.now() ? found : (known?.(request) ?? null);
  };
  if (maxAgeMs > 0 || known !== undefined) {
    app.addHook('onRequest', (request, reply, done) => {
      const found = isVisitor(request) ? fresh(request) : null;
      if (found === null) return done();
      again.add(request);
      return reply.type('application/json; charset=utf-8').headers(found.headers).send(found.body);
    });
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isWhole(payload)) return done(null, payload);
    const given = reply.getHeader('etag');
    const etag = typeof given === 'string' ? given : `"${hash('sha1', payload, 'base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'security-token, accept-encoding' });
    if (maxAgeMs > 0 && isVisitor(request) && !again.has(request)) cache(keyOf(request), reply, payload);
    if (!hasAlready(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return done(null, '');
  });

  function cache(key: string, reply: FastifyReply, body: string | Buffer): void {
    const headers = passedHeaders.flatMap((name): [string, string][] => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    });
    cached.set(key, { body, headers: Object.fromEntries(headers), until: performance.now() + maxAgeMs });
  }
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

const keyOf = (request: FastifyRequest): string =>
  `${packingFor(request.headers['accept-encoding'])} ${request.url}`;

function isVisitor(request: FastifyRequest): boolean {
  return request.method === 'GET' && request.headers['security-token'] === undefined;
}

/** Weak comparison: a proxy that compresses marks the tag as weak. */
function hasAlready(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
