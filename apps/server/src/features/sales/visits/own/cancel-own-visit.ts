import type { cancelOwnVisit as contract } from '@patio/contract/sales/visits/cancel-own-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyReceivers } from '../notify-receivers.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { ownVisitToCome } from './own-visit.ts';

/** Cancels a visit of the caller: its place is free at once. */
export const cancelOwnVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const now = deps.clock.now();
      const { code } = await ownVisitToCome(transaction, {
        code: params.id,
        accountId: actor.accountId,
        now,
      });
      await visitWriter(transaction).end(code, { state: 'cancelada', cause: 'visitante', at: now });
      const visit = await findVisit(transaction, code);
      if (visit) await notifyReceivers(deps, transaction, visit, 'cancelled', now);
      return undefined;
    });
