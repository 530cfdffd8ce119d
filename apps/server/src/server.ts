import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { ServerDeps } from './deps.ts';
import { features } from './features.ts';
import { findActorIn, findProfileIn } from './features/identity/sessions/public.ts';
import { followContacts } from './features/catalogue/content/public.ts';
import { followSettings } from './features/sales/settings/public.ts';
import { openDeps } from './open-deps.ts';
import { ApiError } from './platform/http/api-error.ts';
import { openWriteCheck } from './platform/db/write-check.ts';
import { buildApp } from './platform/http/build-app.ts';
import { forwardedHeaders } from './platform/http/peers/forwarded-headers.ts';
import { hostNameOf } from './config/host-name.ts';
import { refuseUnknownHosts } from './platform/http/peers/known-hosts.ts';
import { gateReadings } from './platform/http/reading-gate.ts';
import { takeTurns } from './platform/http/take-turns.ts';
import { openWorkQueues } from './platform/turns/work-queues.ts';
import { operationsRoutes } from './platform/http/operations-routes.ts';
import { collectContracts, referenceRoutes } from './platform/http/reference-routes.ts';
import { securityTextRoutes } from './platform/http/security-text-routes.ts';
import { watchUntrustedForwards } from './platform/http/peers/untrusted-forwards.ts';
import { forwardPages } from './platform/pages/forward-pages.ts';
import { registerSubscribers } from './subscriptions.ts';
import type { Running } from './platform/running.ts';

/** A compromise: replies are compressed again each time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Everything wired, nothing listening. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  registerSubscribers();
  const { config, clock, logger, metrics } = deps;
  const check = openWriteCheck(config.database.url ?? '');
  const app = await buildApp({
    logger,
    clock,
    metrics,
    findActor: findActorIn(deps.reserved, config),
    findProfile: findProfileIn(deps.database),
    trustProxy: config.trustProxy ?? false,
  });
  watchUntrustedForwards(app, { trustProxy: config.trustProxy, metrics });
  refuseUnknownHosts(app, [hostNameOf(new URL(config.publicUrl).host) ?? '', ...config.hosts]);
  gateReadings(app);
  takeTurns(app, openWorkQueues());
  const contracts = collectContracts(app);
  if (config.publicUrl.startsWith('https:')) {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      done();
    });
  }
  operationsRoutes(app, metrics, async () => {
    return app.readyWhen.every((isReady) => isReady()) && (await check.takesWrites());
  });
  const unfollow = await followSettings(deps);
  const unfollowContacts = await followContacts(deps);
  app.addHook('onClose', async () => {
    unfollow();
    unfollowContacts();
    await check.close();
  });
  await app.register(
    async (api) => {
      await api.register(compress, {
        encodings: ['br', 'gzip'],
        threshold: 2048,
        brotliOptions,
        zlibOptions: { level: 5 },
      });
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
        done();
      });
      for (const register of features) await register(api, deps);
      // Otherwise an unknown call would get a page as its reply.
      api.all('/*', async () => {
        throw new ApiError('not-found');
      });
    },
    { prefix: '/api' },
  );
  await referenceRoutes(app, contracts);
  securityTextRoutes(app, config, clock);
  await forwardRest(app, deps);
  return app;
}

/** Paths answered by the worker: pictures, demo mail, and files for search engines. `:store` is a partner's store. */
const WORKER_PREFIXES = [
  '/media',
  '/dev',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
  '/:store/sitemap.xml',
  '/:store/sitemaps',
] as const;

/** Pages and pictures are rendered in separate processes, so that many readers cannot delay a bid. */
async function forwardRest(app: FastifyInstance, { config, clock, live }: ServerDeps): Promise<void> {
  const { workerOrigin, webOrigin } = config.internal;
  if (workerOrigin) {
    for (const prefix of WORKER_PREFIXES) {
      await forward(app, { upstream: workerOrigin, prefix, rewritePrefix: prefix });
    }
  }
  if (!webOrigin) return;
  let state = '';
  const forget = live.onBroadcast('content', (said) => {
    state = said;
  });
  app.addHook('onClose', (_closed, done) => {
    forget();
    done();
  });
  const options = { upstream: webOrigin, now: () => clock.now(), content: () => state };
  await app.register((scope) => forwardPages(scope, options));
}

/** Bodies of forwarded calls pass through unparsed: the JSON parser belongs to the calls of this process. */
async function forward(app: FastifyInstance, options: FastifyHttpProxyOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    await scope.register(proxy, {
      ...options,
      logLevel: 'warn',
      replyOptions: { rewriteRequestHeaders: forwardedHeaders, retryDelay: () => null },
    });
  });
}

/** The role `api`: opens what it needs, listens, and closes gracefully. */
export async function startApi(config: Config): Promise<Running> {
  const deps = await openDeps(config, 'api');
  const app = await buildServer(deps);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : null,
    close: async () => {
      await app.close();
      await deps.live.close();
      await deps.reserved.close();
      await deps.database.close();
    },
  };
}
