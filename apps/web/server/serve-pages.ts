import { sendResponse } from '@mcansh/react-router-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { cookieOf } from '../src/platform/api/cookies.ts';
import type { Settings } from './config/settings.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { PAGE_COOKIES, memoryKey } from './memory-key.ts';
import { newNonce, nonceMarker, placesOf, writeNonces } from './nonces.ts';
import { PageMemory, type CachedPage } from './page-memory.ts';
import { contentOf, pageRenderer, type RenderedPage } from './page-renderer.ts';

const KEEP_MS = 10_000;

interface Options {
  readonly build: () => Promise<ServerBuild>;
  readonly development: boolean;
  readonly settings: Settings;
}

/** Serves every URL that is not a file as a page; public pages of visitors come from the cache with a fresh nonce. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { development, settings } = options;
  const memory = new PageMemory(Date.now);
  const marker = nonceMarker();
  const policy = policies(settings, marker);
  const respond = await pageRenderer(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });
  app.all('*', async (request, reply) => {
    if (development) return sendPage(reply, await respond(request, reply, ''));
    const nonce = newNonce();
    writeHeaders(reply, policy(request).replace(marker, nonce));
    const { method, originalUrl: url, headers } = request;
    const key = memoryKey({ method, url, cookie: headers.cookie ?? '', content: contentOf(request) });
    if (key === null) return sendPage(reply, await respond(request, reply, nonce));
    const mine: RenderedPage[] = [];
    const page = await memory.get(key, async () => {
      const rendered = await respond(request, reply, marker);
      mine.push(rendered);
      return cacheable(rendered, marker);
    });
    if (page === undefined) {
      const [own = await respond(request, reply, nonce)] = mine;
      if (own.html !== null) writeNonces(own.html, placesOf(own.html, marker), nonce);
      return sendPage(reply, own);
    }
    if (headers['x-keeps-pages'] !== undefined) {
      // The api process caches it too, and compresses it once for everyone.
      headers['x-no-compression'] = '1';
      void reply.header('x-page-terms', `${page.until - Date.now()} ${nonce} ${PAGE_COOKIES.join(',')}`);
    }
    const copy = Buffer.from(page.template);
    writeNonces(copy, page.places, nonce);
    return reply.headers(page.headers).send(copy);
  });
}

/** The page for all visitors, where its nonces belong left open; undefined: it is for one visitor only, or incomplete. */
function cacheable({ response, html }: RenderedPage, marker: string): CachedPage | undefined {
  if (html === null || response.status !== 200 || response.headers.has('set-cookie')) return undefined;
  const headers = Object.fromEntries(response.headers);
  return { headers, template: html, places: placesOf(html, marker), until: Date.now() + KEEP_MS };
}

function sendPage(reply: FastifyReply, { response, html }: RenderedPage): FastifyReply | Promise<unknown> {
  if (html === null) return sendResponse(reply, response);
  const cookies = response.headers.getSetCookie();
  const headers = Object.fromEntries(response.headers);
  return reply
    .status(response.status)
    .headers(cookies.length === 0 ? headers : { ...headers, 'set-cookie': cookies })
    .send(html);
}

/** The policies of pages, with a marker in place of the nonce. Only the page that returns from Facebook calls Facebook. */
function policies(settings: Settings, marker: string): (request: FastifyRequest) => string {
  const container = containerOrigin(settings);
  const asking = (graphOrigin: string | null): string =>
    contentSecurityPolicy(marker, { asked: [graphOrigin, settings.browserApiOrigin], container });
  const [usual, facebook] = [asking(null), asking(settings.graphOrigin)];
  return ({ originalUrl }) => (/^\/auth\/social\/facebook(?:[/?]|$)/.test(originalUrl) ? facebook : usual);
}

/** The origin of the tag manager; null without one. */
function containerOrigin({ house }: Settings): string | null {
  const address = house?.analyticsContainer ?? null;
  return address === null ? null : new URL(address).origin;
}

function writeHeaders(reply: FastifyReply, policy: string): void {
  const hasSession = (cookieOf(reply.request.headers.cookie ?? '', 'token') ?? '') !== '';
  void reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self)',
    // A page for a signed-in user contains their data: no browser may cache it for the next user.
    'cache-control': hasSession ? 'no-store' : 'private, no-cache',
  });
}
