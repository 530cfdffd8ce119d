import { listImplements } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import { listSimilar } from '@patio/contract/catalogue/catalogue/list-similar.ts';
import { listStarredOptionals } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import { listTanks } from '@patio/contract/catalogue/catalogue/list-tanks.ts';
import { listConditions } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import { listQuestions } from '@patio/contract/trading/questions/list-questions.ts';
import { listReferencePrices } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { getSaleTerms } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { cardView } from '../catalogue/public.ts';
import { costTerms } from '../../trading/costs/public.ts';
import type { Sections } from './loaded-sections.ts';

type Call = LoaderApi['call'];

/** How each part of the page is loaded, on the server and in the browser. Errors: `CallFailure`. */
export function sectionCalls(
  call: Call,
  code: number | string,
): { [Name in keyof Sections]: () => Promise<Sections[Name]> } {
  const request = { params: { id: code } };
  return {
    optionals: () => call(listStarredOptionals, request),
    implements: () => call(listImplements, request),
    tanks: () => call(listTanks, request),
    questions: async () => (await call(listQuestions, request)).perguntas,
    similar: async () => (await call(listSimilar, request)).data.map(cardView),
    conditions: () => call(listConditions, request),
    references: () => call(listReferencePrices, request),
    saleTerms: async () => {
      const terms = await call(getSaleTerms, request);
      const { leiloeiro, retirada, correcoes, visitas } = terms;
      const usual = leiloeiro === null && retirada === null && correcoes.length === 0 && !visitas;
      return usual ? false : terms;
    },
    costs: async () => costTerms(await call(getCosts, request)),
  };
}
