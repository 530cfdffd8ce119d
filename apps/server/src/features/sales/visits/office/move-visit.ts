import type { moveVisit as contract } from '@patio/contract/sales/visits/move-visit.ts';
import { isToCome } from '@patio/domain/sales/visits/decide-visit.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedReason } from '../../../../platform/access/mailed-reason.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { placeWriter } from '../places.store.ts';
import { takeSlot } from '../take-slot.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { reachedVisit, seenVisit } from './reach-visit.ts';

/** Moves a visit to another slot of its place, which approves one that waits; its visitor is told the reason. Audited. */
export const moveVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const found = await reachedVisit(transaction, params.id, actor);
      if (!found) return fail('visit-not-found');
      // A place is locked before its visits, everywhere.
      await placeWriter(transaction).lock(found.place_code);
      const seen = await seenVisit(transaction, { code: params.id, version: body.versao, actor });
      if (!isToCome(seen.state, seen.starts_at, at)) return fail('visit-over');
      const { code: moved, offer_code: offerCode, place_code: placeCode } = seen;
      const wanted = { offerCode, placeCode, from: body.inicio, moved, byStaff: true, now: at };
      const slot = await takeSlot(deps, transaction, wanted);
      if (slot === undefined) return fail('visit-slot-gone');
      if (slot.free === 0) return fail('visit-slot-full');
      const { from, until } = slot;
      await visitWriter(transaction).move(moved, { placeCode, from, until, state: 'marcada', at });
      const visit = await findVisit(transaction, moved);
      if (visit)
        await notifyVisitor(
          deps,
          transaction,
          { ...visit, reason: mailedReason(actor, body.motivo) },
          { what: 'moved', at },
        );
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'move-visit',
        subject: `visit ${moved}`,
        details: { offer: offerCode, reason: body.motivo },
        before: { state: seen.state, begins: isoInstant(seen.starts_at) },
        after: { state: 'marcada', begins: isoInstant(from) },
        at,
      });
      return undefined;
    });
