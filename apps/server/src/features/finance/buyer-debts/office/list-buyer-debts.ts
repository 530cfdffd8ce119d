import type { listBuyerDebts as contract } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { BUYER_DEBTS } from '../debts-list.store.ts';
import { presentDebt } from '../show-debt.ts';

/** What buyers were given back too much, longest waiting first. */
export const listBuyerDebts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, BUYER_DEBTS, query);
    return { data: rows.map(presentDebt), ...page };
  };
