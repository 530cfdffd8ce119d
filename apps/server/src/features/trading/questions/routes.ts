import { answerQuestion as answerQuestionCall } from '@patio/contract/trading/questions/answer-question.ts';
import { askQuestion as askQuestionCall } from '@patio/contract/trading/questions/ask-question.ts';
import { deleteAnswerTemplate as deleteTemplateCall } from '@patio/contract/trading/questions/delete-answer-template.ts';
import { hideQuestion as hideQuestionCall } from '@patio/contract/trading/questions/hide-question.ts';
import { listAnswerTemplates as listTemplatesCall } from '@patio/contract/trading/questions/list-answer-templates.ts';
import { listQuestions as listQuestionsCall } from '@patio/contract/trading/questions/list-questions.ts';
import { listStaffQuestions as listStaffQuestionsCall } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { saveAnswerTemplate as saveTemplateCall } from '@patio/contract/trading/questions/save-answer-template.ts';
import { showQuestion as showQuestionCall } from '@patio/contract/trading/questions/show-question.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { deleteAnswerTemplate } from './delete-answer-template.ts';
import { hideQuestion } from './hide-question.ts';
import { listAnswerTemplates } from './list-answer-templates.ts';
import { listQuestions } from './list-questions.ts';
import { listStaffQuestions } from './list-staff-questions.ts';
import { saveAnswerTemplate } from './save-answer-template.ts';
import { showQuestion } from './show-question.ts';

export function questionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, askQuestionCall)(askQuestion(deps));
  serve(app, listQuestionsCall)(listQuestions(deps));
  serve(app, listStaffQuestionsCall)(listStaffQuestions(deps));
  serve(app, answerQuestionCall)(answerQuestion(deps));
  serve(app, hideQuestionCall)(hideQuestion(deps));
  serve(app, showQuestionCall)(showQuestion(deps));
  serve(app, listTemplatesCall)(listAnswerTemplates(deps));
  serve(app, saveTemplateCall)(saveAnswerTemplate(deps));
  serve(app, deleteTemplateCall)(deleteAnswerTemplate(deps));
}
