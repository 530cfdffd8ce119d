import { listYardVehicles as contract } from '@patio/contract/sales/yard/list-yard-vehicles.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../platform/lists/public.ts';
import { present, YARD } from './yard-list.store.ts';
import { presentVehicle } from './yard.present.ts';

/** The vehicles in the yards. */
export const listYardVehicles =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const scope = [...ownStore('v.partner_id', storeOf(actor, contract)), ...present(query['situacao'])];
    const { rows, ...page } = await readList(database, YARD, query, scope);
    return { data: rows.map((row) => presentVehicle(row, now)), ...page };
  };
