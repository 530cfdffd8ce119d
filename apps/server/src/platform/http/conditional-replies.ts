import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

/**
 * Gives every successful GET of this scope an ETag made of its bytes, and answers 304 without a body to whoever has them already. The
 * reply must be asked for again each time: prices change, and it may depend on the session.
 */
export function conditionalReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${hash('sha1', payload, 'base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'security-token' });
    if (!matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}

/** Weak comparison: a proxy that compresses marks the tag as weak. */
function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
