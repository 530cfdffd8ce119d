import type { getOwnTransfer as contract } from '@patio/contract/sales/transfer/get-own-transfer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openTransfer } from '../open-transfer.ts';
import { presentTransfer } from '../transfer.present.ts';

/** The transfer of a purchase of the caller. */
export const getOwnTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code } }, { actor, now, reply }) => {
    const opened = await openTransfer(deps, deps.database, { code, actor, door: 'own', now });
    reply.header('cache-control', 'no-store');
    return { data: presentTransfer(opened, now) };
  };
