import type { getOwnStorage as contract } from '@patio/contract/sales/storage-days/get-own-storage.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { storedPurchase } from '../stored-purchase.store.ts';
import { showStorage } from '../show-storage.ts';

/** The storage of a purchase of the caller; one of another user is not found. */
export const getOwnStorage =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const purchase = await storedPurchase(database, params.id);
    if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    return { data: await showStorage(database, params.id, now) };
  };
