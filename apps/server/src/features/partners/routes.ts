import { getPartner as getPartnerCall } from '@patio/contract/partners/get-partner.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { getPartner } from './get-partner.ts';

export function partnerRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getPartnerCall)(getPartner(deps));
}
