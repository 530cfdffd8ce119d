import { listLimits as listLimitsCall } from '@patio/contract/people/limits/list-limits.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listLimits } from './list-limits.ts';

export function limitRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listLimitsCall)(listLimits(deps));
}
