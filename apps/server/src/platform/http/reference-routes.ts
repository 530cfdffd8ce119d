import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from './api-error.ts';
import { openApiDocument } from './openapi/openapi.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteDefinition;
  }
}

/** The reference page needs no external resources. */
const policy =
  "default-src 'self'; base-uri 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** `/openapi.json` and the readable reference at `/docs`, generated from every served route. */
export async function referenceRoutes(
  app: FastifyInstance,
  routes: readonly RouteDefinition[],
): Promise<void> {
  const document = openApiDocument(routes);
  // Written once: it is large, and this process decides bids.
  const written = Buffer.from(JSON.stringify(document));
  const sendWritten = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(written);
  app.get('/openapi.json', async (_request, reply) => sendWritten(reply));
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: policy,
      uiHooks: {
        onRequest: ({ routeOptions: { url } }, reply, done) => {
          if (url === '/docs/json') sendWritten(reply);
          // It takes seconds to write.
          else if (url === '/docs/yaml') done(new ApiError('not-found'));
          else done();
        },
      },
    });
  });
}

/** Collects the contracts of all routes registered from now on. */
export function collectContracts(app: FastifyInstance): RouteDefinition[] {
  const contracts: RouteDefinition[] = [];
  app.addHook('onRoute', (route) => {
    const contract = route.config?.contract;
    if (contract && !contracts.includes(contract)) contracts.push(contract);
  });
  return contracts;
}
