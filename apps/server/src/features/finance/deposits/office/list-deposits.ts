import type { listDeposits as contract } from '@patio/contract/finance/deposits/list-deposits.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { DEPOSITS } from './deposits-list.store.ts';
import { presentDeposit } from './present-deposit.ts';

/** Deposits of bidders. */
export const listDeposits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const { rows, ...page } = await readList(database, DEPOSITS, query);
    return { data: rows.map((row) => presentDeposit(row, actor)), ...page };
  };
