import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { FastifyInstance } from 'fastify';
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
  app.get('/openapi.json', async (_request, reply) => reply.send(document));
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document },
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
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
