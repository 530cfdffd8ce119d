import type { listTakenWork as contract } from '@patio/contract/sales/desk/list-taken-work.ts';
import { WORK_CALLS } from '@patio/contract/sales/desk/work-kinds.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { takenOf } from './taken-work.store.ts';
import { maySee } from './work.policy.ts';
import { presentHolder } from './work.present.ts';

/** Who has taken what, for those who may list such work. */
export const listTakenWork =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { tipo }, fail }, { actor }) => {
    if (!maySee(actor, tipo)) return fail('not-allowed');
    const store = storeOf(actor, WORK_CALLS[tipo].lists);
    const rows = await takenOf(database, tipo, store);
    return {
      data: rows.map((row) => ({
        codigo: row.code,
        com: presentHolder(row, store),
        desde: isoInstant(row.taken_at),
      })),
    };
  };
