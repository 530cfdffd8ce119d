import { answerQuestion as answerQuestionCall } from '@patio/contract/trading/questions/answer-question.ts';
import { askQuestion as askQuestionCall } from '@patio/contract/trading/questions/ask-question.ts';
import { listOpenQuestions as listOpenQuestionsCall } from '@patio/contract/trading/questions/list-open-questions.ts';
import { listQuestions as listQuestionsCall } from '@patio/contract/trading/questions/list-questions.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { listOpenQuestions } from './list-open-questions.ts';
import { listQuestions } from './list-questions.ts';

export function questionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, askQuestionCall)(askQuestion(deps));
  serve(app, listQuestionsCall)(listQuestions(deps));
  serve(app, listOpenQuestionsCall)(listOpenQuestions(deps));
  serve(app, answerQuestionCall)(answerQuestion(deps));
}
