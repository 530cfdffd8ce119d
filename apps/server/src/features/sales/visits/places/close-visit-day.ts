import { closeVisitDay as contract } from '@patio/contract/sales/visits/close-visit-day.ts';
import { dayOf, endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { beginOfDay } from '@patio/domain/sales/slots/slots-of-day.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedReason } from '../../../../platform/access/mailed-reason.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { endVisits } from '../end-visits.ts';
import { placeReader, placeWriter } from '../places.store.ts';

/** Closes a day of a place; visitors who booked it are told the reason, and can choose another slot. Audited. */
export const closeVisitDay =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const { dia: day, motivo: reason } = body;
      const reader = placeReader(transaction);
      await placeWriter(transaction).lock(params.id);
      const place = await reader.one(params.id);
      if (!place || !mayReachStore(actor, place.partner_id, contract)) return fail('visit-place-not-found');
      if (day < dayOf(at)) return fail('visit-day-past');
      const by = { reason, actorId: actor.accountId, at };
      if (!(await placeWriter(transaction).closeDay(place.code, day, by))) return fail('visit-day-closed');
      // What has begun of today goes on.
      const standing = await reader.standingOn(place.code, Math.max(at, beginOfDay(day)), endOfDay(day));
      const codes = standing.map(({ code }) => code);
      const cancelled = await endVisits(deps, transaction, codes, {
        cause: 'dia',
        reason: mailedReason(actor, reason),
        at,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'close-visit-day',
        subject: `visit-place ${place.code}`,
        details: { day, reason, visits: cancelled },
        before: { closed: false },
        after: { closed: true },
        at,
      });
      return { data: { canceladas: cancelled } };
    });
