import type { getPurchaseCharges as contract } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { saleOf } from '../charges.store.ts';
import { showToStaff } from '../show-charges.ts';

/** The charges of a purchase, for staff. */
export const getPurchaseCharges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    if ((await saleOf(database, params.id)) === undefined) return fail('purchase-not-found');
    return { data: await showToStaff(database, params.id, actor, now) };
  };
