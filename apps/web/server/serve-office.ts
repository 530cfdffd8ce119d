import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { officeSecurityPolicy } from './content-security.ts';
import { newNonce } from './nonces.ts';

/** What the build writes in place of a nonce. */
const PLACEHOLDER = '__NONCE__';
const YEAR_S = 31_536_000;

interface Options {
  readonly apiOrigin: string | null;
  readonly built: string;
  readonly development: boolean;
}

/**
 * Serves the screens of the back office at `/painel`: one document for every address below it, with a nonce of its own, and its files.
 * No cache may store the document. `built`: the folder of the build; `apiOrigin`: of an API elsewhere, which the screens may call;
 * `development`: the build changes while this runs.
 */
export async function serveOffice(
  app: FastifyInstance,
  { apiOrigin, built, development }: Options,
): Promise<void> {
  const read = (): string[] => readFileSync(join(built, 'index.html'), 'utf8').split(PLACEHOLDER);
  const known = development ? null : read();
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/painel/assets/',
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => {
      void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    },
  });
  const send = (reply: FastifyReply): FastifyReply => {
    const nonce = newNonce();
    return reply
      .headers({
        'content-security-policy': officeSecurityPolicy(nonce, apiOrigin),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': 'geolocation=()',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send((known ?? read()).join(nonce));
  };
  // Below the only page that it keeps, so that it can never answer for another one.
  app.get('/painel/patio/entrada.worker.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(join(built, 'yard-worker.js'))),
  );
  app.get('/painel', (_request, reply) => send(reply));
  app.get('/painel/*', (_request, reply) => send(reply));
}
