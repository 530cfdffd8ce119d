import type { listImplements as contract } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';

/** API-13: the implements of a vehicle, or of all vehicles of an offer (C-30). */
export const listImplements =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const vehicles = await offerReader(database, now).equipment(params.id);
    if (vehicles.length === 0) return fail('offer-not-found');
    return vehicles.flatMap((vehicle) => vehicle.implements);
  };
