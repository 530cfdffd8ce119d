import type { listStarredOptionals as contract } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';

/** API-12: the equipment with its state, 0 if not rated (C-30). */
export const listStarredOptionals =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const vehicles = await offerReader(database, now).equipment(params.id);
    if (vehicles.length === 0) return fail('offer-not-found');
    return vehicles.flatMap(({ optionals }) =>
      optionals.map(({ title, items }) => ({
        title,
        items: items.map(({ name, stars = 0 }) => ({ name, stars })),
      })),
    );
  };
