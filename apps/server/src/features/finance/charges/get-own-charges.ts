import type { getOwnCharges as contract } from '@patio/contract/finance/charges/get-own-charges.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { saleOf } from './charges.store.ts';
import { showCharges } from './show-charges.ts';

/** The charges of a purchase of the caller; one of another user is not found. */
export const getOwnCharges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const sale = await saleOf(database, params.id);
    if (sale?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    return { data: await showCharges(database, params.id, now) };
  };
