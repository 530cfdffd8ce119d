import type { listConditions as contract } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentCondition } from './conditions.present.ts';
import { findConditions } from './conditions.store.ts';

/** Legal sheet and condition of a vehicle, or of all vehicles of an offer (C-30, Lei 13.111/2015). */
export const listConditions =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const vehicles = await findConditions(database, params.id, now);
    return vehicles.length === 0 ? fail('offer-not-found') : vehicles.map(presentCondition);
  };
