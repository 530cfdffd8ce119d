import { exportAnswerTimes as exportAnswerTimesCall } from '@patio/contract/sales/answer-times/export-answer-times.ts';
import { getAnswerTimes as getAnswerTimesCall } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { getStoreAnswerTimes as getStoreAnswerTimesCall } from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportAnswerTimes } from './export-answer-times.ts';
import { getAnswerTimes } from './get-answer-times.ts';
import { getStoreAnswerTimes } from './get-store-answer-times.ts';

export function answerTimesRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, exportAnswerTimesCall)(exportAnswerTimes(deps));
  serve(app, getStoreAnswerTimesCall)(getStoreAnswerTimes(deps));
  serve(app, getAnswerTimesCall)(getAnswerTimes(deps));
}
