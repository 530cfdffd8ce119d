import { CallFailure } from '@patio/api-client/call-failure.ts';
import { answerSurvey } from '@patio/contract/sales/surveys/answer-survey.ts';
import type { SurveyAnswer } from '@patio/contract/sales/surveys/survey.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Result of sending the answers: accepted, already answered, or the server's message ('' without any). */
export type Sent = 'sent' | 'answered' | { readonly refused: string };

/** Sends all answers at once (SURV-06). */
export async function sendSurvey(
  { guid, deal }: { readonly guid: string; readonly deal: number },
  respostas: SurveyAnswer[],
): Promise<Sent> {
  try {
    await browserCall(answerSurvey, { params: { guid, lance: deal }, body: { respostas } });
    return 'sent';
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.status === 409 ? 'answered' : { refused: failure.erros[0] ?? '' };
  }
}
