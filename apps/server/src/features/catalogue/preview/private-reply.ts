import type { FastifyReply } from 'fastify';

/** A preview is never cached, and its address, which contains the token, is sent to no other site. */
export function makePrivate(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}
