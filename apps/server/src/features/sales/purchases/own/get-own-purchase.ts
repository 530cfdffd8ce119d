import type { getOwnPurchase as contract } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { pickupPlaces } from '../../../trading/charges/public.ts';
import { presentOwnPurchase } from './own-purchase.present.ts';
import { ownPurchaseRow, ownVehicles } from './own-purchase.store.ts';

/** A purchase of the caller; one of another user is not found. */
export const getOwnPurchase =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const row = await ownPurchaseRow(database, params.id, actor.accountId);
    if (row === undefined) return fail('purchase-not-found');
    const places = await pickupPlaces(database, row.offer_code);
    const vehicles = await ownVehicles(database, row.code);
    reply.header('cache-control', 'no-store');
    return { data: presentOwnPurchase(row, { places, vehicles }, now) };
  };
