import { askQuestion as askQuestionCall } from '@patio/contract/questions/ask-question.ts';
import { listQuestions as listQuestionsCall } from '@patio/contract/questions/list-questions.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { askQuestion } from './ask-question.ts';
import { listQuestions } from './list-questions.ts';

export function questionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, askQuestionCall)(askQuestion(deps));
  serve(app, listQuestionsCall)(listQuestions(deps));
}
