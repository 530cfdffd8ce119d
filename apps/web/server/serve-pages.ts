import { randomBytes } from 'node:crypto';
import { createRequest, sendResponse } from '@mcansh/react-router-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router';
import { cookieOf } from '../src/platform/api/cookies.ts';
import { apiContext, contentContext, nonceContext, originContext } from '../src/platform/api/contexts.ts';
import type { Settings } from './config/settings.ts';
import { contentSecurityPolicy, newNonce } from './content-security.ts';
import { PAGE_COOKIES, memoryKey } from './memory-key.ts';
import { PageMemory, cutAtNonce, withNonce, type CachedPage } from './page-memory.ts';
import { followContacts } from './follow-contacts.ts';
import { sendOverHttp } from './send-over-http.ts';

const KEEP_MS = 10_000;

interface Options {
  readonly build: () => Promise<ServerBuild>;
  readonly development: boolean;
  readonly settings: Settings;
}

/** Serves every URL that is not a file as a page; public pages of visitors come from the cache with a fresh nonce. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { build, development, settings } = options;
  // Given a function, the framework would prepare all routes again for each page.
  const handle = development
    ? createRequestHandler(build, 'development')
    : createRequestHandler(await build(), 'production');
  const memory = new PageMemory(Date.now);
  const send = sendOverHttp(settings.apiOrigin);
  const container = containerOrigin(settings);
  const marker = `n${randomBytes(16).toString('hex')}`;
  const contacts = followContacts(send, Date.now);
  const respond = async (request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<Response> => {
    await contacts(contentOf(request));
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(apiContext, send);
    context.set(originContext, settings.publicUrl);
    context.set(contentContext, contentOf(request));
    // Never for the host sent by a client: a crafted one would turn this URL into another page.
    const asked = new Request(settings.publicUrl + request.originalUrl, createRequest(request, reply));
    return handle(asked, context);
  };
  const render = async (request: FastifyRequest, reply: FastifyReply): Promise<CachedPage | undefined> => {
    const response = await respond(request, reply, marker);
    if (response.status !== 200 || response.headers.has('set-cookie')) {
      await response.body?.cancel();
      return undefined;
    }
    const parts = cutAtNonce(await response.text(), marker);
    return { headers: [...response.headers], parts, until: Date.now() + KEEP_MS };
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });
  app.all('*', async (request, reply) => {
    const nonce = development ? '' : newNonce();
    if (!development) {
      const asked = [graphOriginFor(request, settings), settings.browserApiOrigin];
      writeHeaders(reply, contentSecurityPolicy(nonce, { asked, container }));
    }
    const { method, originalUrl: url, headers } = request;
    const key = development
      ? null
      : memoryKey({ method, url, cookie: headers.cookie ?? '', content: contentOf(request) });
    const page = key === null ? undefined : await memory.get(key, () => render(request, reply));
    if (page === undefined) return sendResponse(reply, await respond(request, reply, nonce));
    if (headers['x-keeps-pages'] !== undefined) {
      // The api process caches it too, and compresses it once for everyone.
      headers['x-no-compression'] = '1';
      void reply.header('x-page-terms', `${page.until - Date.now()} ${nonce} ${PAGE_COOKIES.join(',')}`);
    }
    return reply.headers(Object.fromEntries(page.headers)).send(withNonce(page.parts, nonce));
  });
}

/** The state of the texts and banners of the site, as the api process says it. */
function contentOf({ headers }: FastifyRequest): string {
  return String(headers['x-content-state'] ?? '').slice(0, 20);
}

/** Only the page that returns from Facebook calls Facebook. */
function graphOriginFor({ originalUrl }: FastifyRequest, { graphOrigin }: Settings): string | null {
  return /^\/auth\/social\/facebook(?:[/?]|$)/.test(originalUrl) ? graphOrigin : null;
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
