import type { getSurvey as contract } from '@patio/contract/sales/surveys/get-survey.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { findInvitation, questionsOf } from './surveys.store.ts';
import { presentQuestion, presentTitle } from './surveys.present.ts';

/** The survey of an invitation; the link is the only credential (API-78, S-45). */
export const getSurvey =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { idiom, reply }) => {
    const invitation = await findInvitation(database, params.guid, params.lance);
    if (!invitation) return fail('survey-not-found');
    void reply.header('cache-control', 'no-store');
    const questions = await questionsOf(database, invitation.survey_guid);
    return {
      respondida: invitation.answered,
      titulo: presentTitle(invitation, idiom),
      perguntas: questions.map((row) => presentQuestion(row, idiom)),
    };
  };
