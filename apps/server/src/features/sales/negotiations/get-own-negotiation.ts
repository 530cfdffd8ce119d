import type { getOwnNegotiation as contract } from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownNegotiation } from './own-negotiations.ts';
import { presentProgress } from './own-progress.present.ts';
import { ownProgress } from './own-progress.store.ts';

/** What the caller has going on an offer; where they have nothing, there is nothing for them. */
export const getOwnNegotiation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const { accountId } = actor;
    // First: an offer that closes meanwhile has its purchase in the row, and nobody reads that another one got it.
    const progress = await ownProgress(deps.database, params.id, accountId);
    const row = await ownNegotiation(deps, { accountId, offerCode: params.id }, now);
    if (row === undefined) return fail('negotiation-not-found');
    reply.header('cache-control', 'no-store');
    return { data: { negociacao: row, ...presentProgress(row, progress, now) } };
  };
