import type { readSurveyResults as contract } from '@patio/contract/sales/surveys/read-survey-results.ts';
import { figuresPeriod } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentResults } from './results.present.ts';
import { readResults } from './results.store.ts';

/** What was answered to a survey in a period. */
export const readSurveyResults =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { ocasiao: occasion, de, ate, loja } }) => {
    const scope = { occasion, ...figuresPeriod(de, ate), store: loja ?? null };
    return { data: presentResults(await readResults(database, scope), de, ate) };
  };
