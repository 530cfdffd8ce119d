import type { getClose as contract } from '@patio/contract/finance/closes/get-close.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showClose } from '../show-close.ts';

/** A day with what moved on it. */
export const getClose =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const data = await showClose(database, params.id, { actor, now });
    return data === undefined ? fail('close-not-found') : { data };
  };
