import { buffer } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../http/peers/forwarded-headers.ts';
import { PageCache, type CacheTerms, type CachedPage } from './page-cache.ts';

/** Asks the page renderer to mark cacheable pages and to send those uncompressed. */
const ASKING = 'x-keeps-pages';
const TERMS = 'x-page-terms';
/** Tells the page renderer, which caches too, the state of the texts and banners of the site. */
const CONTENT = 'x-content-state';

/** Milliseconds for which a page that no client waits for any more keeps its slot. */
const abandonedMs = 250;

/** The part of a reply that is needed here: the forwarding package types it for HTTP/2 too. */
interface Reply {
  removeHeader(name: string): unknown;
  headers(values: Record<string, string>): unknown;
  send(body: Buffer): unknown;
  readonly raw: { once(event: 'finish', listener: () => void): unknown };
}

/**
 * Forwards all other URLs to the process that renders pages, and caches cacheable pages for a few seconds: many visitors of the same page
 * cost this process, which accepts bids, one copy each. `content`: the state of what pages contain of the texts and banners of the site; a
 * page of another state is rendered again.
 */
export async function forwardPages(
  app: FastifyInstance,
  { upstream, now, content }: { upstream: string; now: () => number; content: () => string },
): Promise<void> {
  const pages = new PageCache(now);
  const stateOf = new WeakMap<object, string>();
  // Bodies pass through unparsed: the JSON parser belongs to the calls of this process.
  app.removeContentTypeParser('application/json');
  app.addHook('onRequest', (request, reply, done) => {
    const state = content();
    stateOf.set(request, state);
    const page = pages.find(request, state);
    if (page === null) done();
    else send(pages, page, request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    await request.takeTurn?.('page');
    // A client that has disconnected gets no reply; the renderer may still be working on it for a moment.
    reply.raw.once('close', () => setTimeout(() => request.leaveTurn?.(), abandonedMs));
  });
  await app.register(proxy, {
    upstream,
    prefix: '/',
    logLevel: 'warn',
    replyOptions: {
      // A page that cannot be rendered now is not retried ten times.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...forwardedHeaders(request, headers),
        [ASKING]: '1',
        [CONTENT]: stateOf.get(request) ?? '',
      }),
      onResponse: (request, reply, { stream }) => {
        // Rendered: a slow reader delays nobody else.
        request.leaveTurn?.();
        const terms = termsOf(reply.getHeader(TERMS));
        if (terms === null) return void reply.send(stream);
        reply.removeHeader(TERMS);
        const headers = textHeaders(reply.getHeaders());
        return void buffer(stream)
          .then((html) => pages.keep(request, stateOf.get(request) ?? '', terms, { html, headers }))
          .then((page) => send(pages, page, request, reply))
          .catch((failure: unknown) => {
            request.log.warn({ err: failure }, 'a page broke off');
            void reply.code(502).send();
          });
      },
    },
  });
}

function send(
  pages: PageCache,
  page: CachedPage,
  request: Pick<FastifyRequest, 'headers'>,
  reply: Reply,
): void {
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const { headers, body, giveBack } = pages.copy(page, zipped);
  // Not before the system has taken the last byte; never if the connection breaks.
  reply.raw.once('finish', giveBack);
  reply.removeHeader('content-length');
  reply.headers({ ...headers, vary: 'accept-encoding' });
  reply.send(body);
}

function termsOf(header: unknown): CacheTerms | null {
  const [maxAgeMs = '', nonce = '', cookies = ''] = typeof header === 'string' ? header.split(' ') : [];
  if (!(Number(maxAgeMs) > 0) || nonce === '') return null;
  return { maxAgeMs: Number(maxAgeMs), nonce, cookies: cookies.split(',') };
}

/** They belong to one reply, not to the page. */
const ofOneReply = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'x-request-id',
]);

function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !ofOneReply.has(name) ? [[name, value]] : [],
    ),
  );
}
