import { savePickupPlace as contract } from '@patio/contract/sales/pickups/save-pickup-place.ts';
import { clockText, minutesOfClock } from '@patio/domain/sales/slots/clock-text.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { writePickupTimes, type PickupTimes } from '../../../trading/charges/public.ts';
import { lockPlace } from './places.store.ts';

/** Sets when a pickup place hands vehicles over; of two users who save, the second is told. What is booked stands. Audited. */
export const savePickupPlace =
  ({ clock, config, database }: ServerDeps): Handler<typeof contract> =>
  ({ body, fail }, { actor }) => {
    const { parceiro: partnerId, cidade: cityCode, versao: version, horario } = body;
    const opens = horario === null ? null : minutesOfClock(horario.das);
    const closes = horario === null ? null : minutesOfClock(horario.ate);
    const times = { opens, closes, saturdays: body.sabados, capacity: body.lugares };
    if (!mayReachStore(actor, partnerId, contract)) return fail('not-allowed');
    if (opens !== null && closes !== null && closes - opens < config.rules.pickups.slotMinutes)
      return fail('pickup-hours');
    return database.transact(async (transaction) => {
      const by = { actorId: actor.accountId, at: clock.now() };
      const before = await lockPlace(transaction, partnerId, cityCode);
      if (!before) return fail('yard-place-unknown');
      if (!(await writePickupTimes(transaction, { partnerId, cityCode, times, version, ...by })))
        return fail('pickup-place-changed');
      await recordAudit(transaction, {
        actorId: by.actorId,
        action: 'save-pickup-place',
        subject: partnerId === null ? 'house' : `partner ${partnerId}`,
        details: { city: cityCode },
        before: audited(before),
        after: audited(times),
        partnerId,
        at: by.at,
      });
      return undefined;
    });
  };

const audited = ({ opens, closes, saturdays, capacity }: PickupTimes) => ({
  hours: opens === null || closes === null ? null : `${clockText(opens)}-${clockText(closes)}`,
  saturdays,
  capacity,
});
