import { listReferencePrices as listReferencePricesCall } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { conditionalReplies } from '../../../platform/http/bodies/conditional-replies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listReferencePrices } from './list-reference-prices.ts';

export async function referencePriceRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  // A separate scope, so that only these replies are conditional.
  await app.register(async (scope) => {
    conditionalReplies(scope);
    serve(scope, listReferencePricesCall)(listReferencePrices(deps));
  });
}
