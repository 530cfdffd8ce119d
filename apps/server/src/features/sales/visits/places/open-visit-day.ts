import { openVisitDay as contract } from '@patio/contract/sales/visits/open-visit-day.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { placeReader, placeWriter } from '../places.store.ts';

/** Opens a closed day of a place again; audited. */
export const openVisitDay =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    database.transact(async (transaction) => {
      const place = await placeReader(transaction).one(params.id);
      if (!place || !mayReachStore(actor, place.partner_id, contract)) return fail('visit-place-not-found');
      const reason = await placeWriter(transaction).openDay(place.code, body.dia);
      if (reason === undefined) return fail('visit-day-open');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'open-visit-day',
        subject: `visit-place ${place.code}`,
        details: { day: body.dia, reason },
        before: { closed: true },
        after: { closed: false },
        at: clock.now(),
      });
      return undefined;
    });
