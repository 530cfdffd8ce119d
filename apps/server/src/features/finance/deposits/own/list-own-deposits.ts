import type { listOwnDeposits as contract } from '@patio/contract/finance/deposits/list-own-deposits.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { depositsOf } from '../deposits.store.ts';
import { presentOwnDeposit } from './own-deposits.present.ts';

/** The deposits of the caller. */
export const listOwnDeposits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: (await depositsOf(database, actor.accountId)).map(presentOwnDeposit) };
  };
