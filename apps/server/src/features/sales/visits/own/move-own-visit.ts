import type { moveOwnVisit as contract } from '@patio/contract/sales/visits/move-own-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyReceivers } from '../notify-receivers.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { placeWriter } from '../places.store.ts';
import { takeSlot } from '../take-slot.ts';
import { presentOwn } from '../visits.present.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { withinLimit } from '../within-limit.ts';
import { ownVisitToCome } from './own-visit.ts';

/** Moves a visit of the caller; one that waits for approval goes on waiting. */
export const moveOwnVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor } = context;
    const data = await withinLimit(deps, context, () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        // A place is locked before its visits, everywhere.
        await placeWriter(transaction).lock(body.local);
        const seen = await ownVisitToCome(transaction, { code: params.id, accountId: actor.accountId, now });
        if (seen.place_code === body.local && seen.starts_at === body.inicio) return presentOwn(seen, now);
        const wanted = {
          offerCode: seen.offer_code,
          placeCode: body.local,
          from: body.inicio,
          moved: seen.code,
          now,
        };
        const slot = await takeSlot(deps, transaction, wanted);
        if (slot === undefined) throw new ApiError('visit-slot-gone');
        if (slot.free === 0) throw new ApiError('visit-slot-full');
        const place = { placeCode: body.local, from: slot.from, until: slot.until };
        await visitWriter(transaction).move(seen.code, { ...place, state: seen.state, at: now });
        const visit = await findVisit(transaction, seen.code);
        if (!visit) throw new Error('A moved visit is gone.');
        if (visit.state === 'marcada')
          await notifyVisitor(deps, transaction, visit, { what: 'moved', at: now });
        await notifyReceivers(deps, transaction, visit, 'moved', now);
        return presentOwn(visit, now);
      }),
    );
    return { data };
  };
