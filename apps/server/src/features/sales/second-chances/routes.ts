import { answerSecondChance as answerSecondChanceCall } from '@patio/contract/sales/second-chances/answer-second-chance.ts';
import { offerSecondChance as offerSecondChanceCall } from '@patio/contract/sales/second-chances/offer-second-chance.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerSecondChance } from './answer-second-chance.ts';
import { offerSecondChance } from './offer-second-chance.ts';

export function secondChanceRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, offerSecondChanceCall)(offerSecondChance(deps));
  serve(app, answerSecondChanceCall, { work: 'deal' })(answerSecondChance(deps));
}
