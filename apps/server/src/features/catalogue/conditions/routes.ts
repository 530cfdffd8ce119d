import { listConditions as listConditionsCall } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { conditionalReplies } from '../../../platform/http/bodies/conditional-replies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listConditions } from './list-conditions.ts';

export async function conditionRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  // A separate scope, so that only these replies are conditional.
  await app.register(async (scope) => {
    conditionalReplies(scope);
    serve(scope, listConditionsCall)(listConditions(deps));
  });
}
