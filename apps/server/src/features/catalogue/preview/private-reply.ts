import type { FastifyReply } from 'fastify';

/** A preview is kept nowhere, and its address, which holds the token, is announced to nobody. */
export function makePrivate(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}
