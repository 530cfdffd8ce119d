import type { listBankRefunds as contract } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { presentBankRefund } from '../present-bank-refund.ts';
import { BANK_REFUNDS } from '../refunds-list.store.ts';

/** What the bank gave back of received Pix and nobody here asked for. */
export const listBankRefunds =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, BANK_REFUNDS, query);
    return { data: rows.map(presentBankRefund), ...page };
  };
