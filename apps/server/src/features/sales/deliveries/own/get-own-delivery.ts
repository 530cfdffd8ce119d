import type { getOwnDelivery as contract } from '@patio/contract/sales/deliveries/get-own-delivery.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { deliveredPurchase } from '../deliveries.store.ts';
import { readDelivery } from '../read-delivery.ts';

/** The delivery of a purchase of the caller; one of another user is not found. */
export const getOwnDelivery =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const purchase = await deliveredPurchase(database, params.id);
    if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    return { data: await readDelivery(database, purchase, { actor: 'buyer', now }) };
  };
