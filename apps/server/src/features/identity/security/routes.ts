import { listAccesses as listContract } from '@patio/contract/identity/security/list-accesses.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listAccesses } from './list-accesses.ts';

export function securityRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listAccesses(deps));
}
