import { call } from '@patio/api-client/call.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { LightMyRequestResponse } from 'fastify';
import { buildOffer, type OfferTraits } from '../builders/offer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** A test server with the reference data, and short ways to save offers and to ask for them. */
export interface CatalogueServer extends TestServer {
  offer(traits?: OfferTraits): Promise<number>;
  /** Makes a call of the contract and checks the reply against it. */
  ask<R extends RouteDefinition>(
    route: R,
    request?: Request<R>,
    headers?: Record<string, string>,
  ): Promise<Reply<R>>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Codes of a page, in its order. */
  codes(query: Record<string, string | number>, headers?: Record<string, string>): Promise<number[]>;
}

/** Starts a test server whose database holds the reference data. */
export async function startCatalogueServer(
  environment: Record<string, string> = {},
): Promise<CatalogueServer> {
  const server = await startTestServer(environment, 'reference');
  const ask: CatalogueServer['ask'] = (route, request, headers = {}) =>
    call(
      async ({ method, path, body }) => {
        const reply = await server.app.inject({
          method: methodOf(method),
          url: `/api${path}`,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { payload: body }),
        });
        const json: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
        return { status: reply.statusCode, json };
      },
      route,
      request,
    );
  return {
    ...server,
    ask,
    get: (path, headers = {}) => server.app.inject({ method: 'GET', url: `/api${path}`, headers }),
    offer: (traits) => buildOffer(server.deps.database, server.clock.now(), traits),
    codes: async (query, headers) => {
      const reply = await ask(listOffers, { query: { page: 1, ...query } }, headers);
      return reply.data.map((offer) => offer.codigo);
    },
  };
}

function methodOf(method: string): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  return method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET';
}
