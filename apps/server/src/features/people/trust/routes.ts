import { getOwnTrust as getOwnTrustCall } from '@patio/contract/people/trust/get-own-trust.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getOwnTrust } from './get-own-trust.ts';

export function trustRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnTrustCall)(getOwnTrust(deps));
}
