import { answerSurvey as answerSurveyCall } from '@patio/contract/sales/surveys/answer-survey.ts';
import { getSurvey as getSurveyCall } from '@patio/contract/sales/surveys/get-survey.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerSurvey } from './answer-survey.ts';
import { getSurvey } from './get-survey.ts';

export function surveyRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getSurveyCall)(getSurvey(deps));
  serve(app, answerSurveyCall)(answerSurvey(deps));
}
