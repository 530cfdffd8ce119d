import type { listCancelReasons as contract } from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { reasonReader } from './reasons.store.ts';

/** The reasons for cancelling, in the language of the call (API-24). */
export const listCancelReasons =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { idiom }) => {
    const rows = await reasonReader(database).list();
    return rows.map((row) => ({
      codigo: row.code,
      descricao: idiom === 'EN' && row.description_en !== '' ? row.description_en : row.description,
      observacao: row.needs_text ? ('S' as const) : ('N' as const),
    }));
  };
