import type { getWithdrawal as contract } from '@patio/contract/sales/reopenings/get-withdrawal.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownWithdrawals } from './own-withdrawals.ts';

/** Whether own bids may be withdrawn: requested by the page of an offer on which the user has bid. */
export const getWithdrawal =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now, reply }) => {
    reply.header('cache-control', 'no-store');
    const own = await ownWithdrawals(database, actor.accountId, [params.id], now);
    return { data: own.get(params.id) ?? null };
  };
