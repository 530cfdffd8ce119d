import { listAnswerTemplates as contract } from '@patio/contract/trading/questions/list-answer-templates.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { templatesOf } from './answer-templates.store.ts';

/** Prepared answers of the house or of the user's store. */
export const listAnswerTemplates =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const rows = await templatesOf(database, storeOf(actor, contract));
    return { data: rows.map(({ code, name, text }) => ({ codigo: code, nome: name, texto: text })) };
  };
