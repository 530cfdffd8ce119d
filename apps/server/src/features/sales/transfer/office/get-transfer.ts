import type { getTransfer as contract } from '@patio/contract/sales/transfer/get-transfer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openTransfer } from '../open-transfer.ts';
import { presentTransfer } from '../transfer.present.ts';

/** The transfer of a purchase for who sells it. */
export const getTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code } }, { actor, now }) => {
    const opened = await openTransfer(deps, deps.database, { code, actor, door: 'office', now });
    return { data: presentTransfer(opened, now) };
  };
