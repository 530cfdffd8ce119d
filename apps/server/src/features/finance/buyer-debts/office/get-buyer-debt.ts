import type { getBuyerDebt as contract } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showDebt } from '../show-debt.ts';

/** What the buyer of a charge owes, why, and what was done about it. */
export const getBuyerDebt =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const debt = await showDebt(database, params.id, { actor, now });
    return debt === undefined ? fail('debt-not-found') : { data: debt };
  };
