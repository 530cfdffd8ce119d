import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import type { Clock } from '../clock/clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { seldom } from '../logging/seldom.ts';
import { setCommonHeaders } from './security-headers.ts';
import type { FindActor, FindProfile } from './context-of.ts';
import { answerUnreadable, installErrorReplies } from './error-reply.ts';
import { readJsonBodies } from './bodies/json-body.ts';
import { BODY_BYTES, LargeBodies } from './bodies/large-bodies.ts';
import { pathOf } from './peers/known-hosts.ts';
import { answerUnreadableRequest } from './bodies/unreadable-request.ts';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly findActor: FindActor;
  /** Absent: nobody. */
  readonly findProfile?: FindProfile;
  readonly trustProxy: boolean | string;
}

/** A Fastify application with what all calls have in common: request ids, security headers, errors, metrics, size limits and timeouts. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    // Interval at which incomplete requests are looked for.
    http: { connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerUnreadableRequest,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      // Bytes that are not UTF-8 become U+FFFD, which every field refuses, instead of staying percent-encoded.
      querystringParser: (text) => parse(text),
    },
    genReqId: () => randomUUID(),
    rewriteUrl: pathOf,
    frameworkErrors: answerUnreadable,
    ajv: { customOptions: { coerceTypes: false } },
  });
  app.decorate('findActor', options.findActor);
  app.decorate('findProfile', options.findProfile ?? (async () => null));
  app.decorate('clock', options.clock);
  app.decorate('readyWhen', []);
  app.decorate('largeBodies', new LargeBodies());
  app.decorateRequest('accountId', null);
  app.decorateRequest('arrivedAt', 0);
  // Synchronous hooks use callbacks: a promise for each of them adds to the cost of a bid.
  app.addHook('preHandler', (request, _reply, done) => {
    request.arrivedAt = options.clock.now();
    done();
  });
  closeWhenIdle(app);
  await app.register(cookie);
  readJsonBodies(app);
  installErrorReplies(app);
  app.addHook('onRequest', (_request, reply, done) => {
    setCommonHeaders(reply);
    done();
  });
  // While everything is refused, one log line a second is enough.
  const refused = seldom(1000);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    options.metrics.observeCall(request.method, route, reply.statusCode, reply.elapsedTime);
    const fields = { route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode === 503) {
      refused((alike) => request.log.warn({ ...fields, alike }, 'refused call'));
    } else if (reply.statusCode >= 500 || reply.elapsedTime > 1000) {
      request.log.warn(fields, 'slow or failed call');
    }
    done();
  });
  return app;
}

/**
 * While the server closes, connections end as soon as their call is answered. Otherwise those that were busy would be kept alive for the
 * next call, and the server would wait for them.
 */
function closeWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
}
