import { setOfferMinimumStep as setOfferMinimumStepCall } from '@patio/contract/trading/minimum-steps/set-offer-minimum-step.ts';
import { setStoreMinimumStep as setStoreMinimumStepCall } from '@patio/contract/trading/minimum-steps/set-store-minimum-step.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setOfferMinimumStep } from './set-offer-minimum-step.ts';
import { setStoreMinimumStep } from './set-store-minimum-step.ts';

export function minimumStepRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, setOfferMinimumStepCall)(setOfferMinimumStep(deps));
  serve(app, setStoreMinimumStepCall)(setStoreMinimumStep(deps));
}
