import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getSurvey } from '@patio/contract/sales/surveys/get-survey.ts';
import type { SurveyQuestion } from '@patio/contract/sales/surveys/survey.ts';
import { redirect } from 'react-router';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';

/** A survey as its screen shows it, and the link that opened it. */
export interface LoadedSurvey {
  readonly guid: string;
  readonly deal: number;
  readonly title: string;
  readonly questions: readonly SurveyQuestion[];
}

/** Loads the survey of a link. Throws a redirect to / when it has been answered (SURV-03). */
export async function loadSurvey(
  api: LoaderApi,
  { searchParams }: URL,
): Promise<LoadedSurvey | 'missing' | 'failed'> {
  const guid = searchParams.get('guid') ?? '';
  const deal = Number(searchParams.get('lance_id') ?? '');
  if (!/^[\da-f-]{36}$/i.test(guid) || !Number.isSafeInteger(deal) || deal <= 0) return 'missing';
  try {
    const survey = await api.call(getSurvey, { params: { guid, lance: deal } });
    if (survey.respondida) throw redirect('/');
    return { guid, deal, title: survey.titulo, questions: survey.perguntas };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.status === 404 ? 'missing' : 'failed';
  }
}
