import type { chargeOwnStorage as contract } from '@patio/contract/sales/storage-days/charge-own-storage.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { chargeBefore } from '../charge-before.ts';
import { storedPurchase } from '../stored-purchase.store.ts';
import { showStorage } from '../show-storage.ts';

/** The buyer has the storage until now charged, to pay it before they collect. */
export const chargeOwnStorage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const purchase = await storedPurchase(deps.database, params.id);
    if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
    await chargeBefore(deps, { code: params.id, version: body.versao, actorId: actor.accountId });
    return { data: await showStorage(deps.database, params.id, now) };
  };
