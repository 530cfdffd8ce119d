import type { FastifyReply } from 'fastify';

/** A preview is never cached, and its URL, which contains the token, is sent to no other site as a referrer. */
export function makePrivate(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}
