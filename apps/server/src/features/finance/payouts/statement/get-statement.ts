import { getStatement as contract } from '@patio/contract/finance/payouts/get-statement.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showStatement } from './show-statement.ts';

/** The statement of a store. */
export const getStatement =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    if (!mayReachStore(actor, params.id, contract)) return fail('partner-not-found');
    const data = await showStatement(deps, deps.database, params.id, { actor, now });
    return data === undefined ? fail('partner-not-found') : { data };
  };
