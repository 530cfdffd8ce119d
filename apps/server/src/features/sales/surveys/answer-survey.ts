import type { answerSurvey as contract } from '@patio/contract/sales/surveys/answer-survey.ts';
import { completeAnswers } from '@patio/domain/sales/surveys/check-answers.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitationWriter, questionsOf } from './surveys.store.ts';

/** Accepts all answers to an invitation, once (API-79, S-45). */
export const answerSurvey =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }) => {
    const given = body.respostas.map(({ pergunta, opcao, resposta }) => ({
      question: pergunta,
      option: opcao ?? null,
      text: resposta ?? null,
    }));
    const refusal = await database.transact(async (transaction) => {
      const writer = invitationWriter(transaction);
      const invitation = await writer.lock(params.guid, params.lance);
      if (!invitation) return new ApiError('survey-not-found');
      if (invitation.answered) return new ApiError('survey-answered');
      const questions = await questionsOf(transaction, invitation.survey_guid);
      const answers = completeAnswers(
        questions.map(({ id, kind, options }) => ({
          id,
          free: kind === 'TEXTO_LIVRE',
          optionIds: options.map((option) => option.id),
        })),
        given,
      );
      if (answers === null) return new ApiError('survey-incomplete');
      const stored = answers.map(({ question, option, text }) => ({
        pergunta: question,
        opcao: option,
        resposta: text,
      }));
      await writer.answer(params.guid, stored, clock.now());
      return null;
    });
    if (refusal) throw refusal;
    return { data: { respondida: true as const } };
  };
