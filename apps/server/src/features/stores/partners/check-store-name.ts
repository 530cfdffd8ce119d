import { errorText } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { checkStoreName as contract } from '@patio/contract/stores/partners/check-store-name.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeNameProblem } from './store-name-problem.ts';
import { holderOfStoreName } from './store-names.store.ts';

/** Tells while a name is typed whether it is available; only choosing it decides. */
export const checkStoreName =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { idiom, reply }) => {
    reply.header('cache-control', 'no-store');
    const problem = storeNameProblem(query.urlLoja);
    if (problem !== null && problem !== 'taken')
      return { disponivel: false, motivo: fieldText(problem, 'urlLoja', idiom) };
    const taken = problem === 'taken' || (await holderOfStoreName(database, query.urlLoja)) !== null;
    return { disponivel: !taken, motivo: taken ? errorText('store-name-taken', idiom) : null };
  };
