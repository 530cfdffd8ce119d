import type { listOwnVisits as contract } from '@patio/contract/sales/visits/list-own-visits.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentOwn } from '../visits.present.ts';
import { visitsOf } from '../visits.store.ts';

/** The visits of the caller. */
export const listOwnVisits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now, reply }) => {
    reply.header('cache-control', 'no-store');
    const visits = await visitsOf(database, actor.accountId, query.oferta ?? null);
    return { data: visits.map((visit) => presentOwn(visit, now)) };
  };
