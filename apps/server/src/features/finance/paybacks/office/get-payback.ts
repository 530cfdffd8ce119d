import type { getPayback as contract } from '@patio/contract/finance/paybacks/get-payback.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';

/** What is owed back of a purchase. */
export const getPayback =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const data = await showPayback(database, params.id, { actor, now, pix: offersPix(config) });
    return data === undefined ? fail('purchase-not-found') : { data };
  };
