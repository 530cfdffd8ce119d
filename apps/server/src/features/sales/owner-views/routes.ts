import { viewAsOwner as viewCall } from '@patio/contract/sales/owner-views/view-as-owner.ts';
import { viewForCompliance as complianceCall } from '@patio/contract/sales/owner-views/view-for-compliance.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { viewAsOwner } from './view-as-owner.ts';
import { viewForCompliance } from './view-for-compliance.ts';

export function ownerViewRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, viewCall)(viewAsOwner(deps));
  serve(app, complianceCall)(viewForCompliance(deps));
}
