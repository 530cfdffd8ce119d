import { answerSurvey as answerSurveyCall } from '@patio/contract/sales/surveys/answer-survey.ts';
import { exportSurveyAnswers as exportCall } from '@patio/contract/sales/surveys/export-survey-answers.ts';
import { getSurvey as getSurveyCall } from '@patio/contract/sales/surveys/get-survey.ts';
import { listSurveyAnswers as listCall } from '@patio/contract/sales/surveys/list-survey-answers.ts';
import { readSurveyResults as readCall } from '@patio/contract/sales/surveys/read-survey-results.ts';
import { saveSurveyQuestion as saveCall } from '@patio/contract/sales/surveys/save-survey-question.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerSurvey } from './answer-survey.ts';
import { getSurvey } from './get-survey.ts';
import { exportSurveyAnswers } from './results/export-survey-answers.ts';
import { listSurveyAnswers } from './results/list-survey-answers.ts';
import { readSurveyResults } from './results/read-survey-results.ts';
import { saveSurveyQuestion } from './results/save-survey-question.ts';

export function surveyRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getSurveyCall)(getSurvey(deps));
  serve(app, answerSurveyCall)(answerSurvey(deps));
  serve(app, readCall)(readSurveyResults(deps));
  serve(app, listCall)(listSurveyAnswers(deps));
  serve(app, exportCall)(exportSurveyAnswers(deps));
  serve(app, saveCall)(saveSurveyQuestion(deps));
}
