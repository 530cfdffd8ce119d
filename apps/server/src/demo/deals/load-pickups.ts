import { pickupSlots, USUAL_PICKUP_HOURS } from '@patio/domain/sales/pickups/pickup-slots.ts';
import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { insertBooking } from '../../features/sales/pickups/public.ts';
import { workingCalendar } from '../../features/sales/working-days/public.ts';

const HOUR = 3_600_000;

const waiting = statement({
  name: 'demo.collected-purchases',
  text: `select p.code, o.partner_id, min(y.city_code) as city_code from purchase p join offer o on o.code = p.offer_code
      join vehicle v on v.offer_code = o.code join yard y on y.city_code = v.city_code and y.partner_id is not distinct from o.partner_id
    where p.status = 'L' and p.cancelled_at is null and p.cancellation is null and p.freight = 'N'
    group by p.code, o.partner_id order by p.code`,
});

/** Books slots for two of three released purchases that are collected at a pickup place; the buyers of the others still have to. */
export async function loadPickups(
  transaction: Transaction,
  { config, now }: { readonly config: Config; readonly now: number },
): Promise<void> {
  const { slotMinutes, capacity, leadMs } = config.rules.pickups;
  const working = await workingCalendar(transaction, now);
  const slots = pickupSlots(
    { hours: USUAL_PICKUP_HOURS, working, slotMinutes, capacity, taken: [] },
    { from: now + leadMs, until: now + 7 * 24 * HOUR },
  );
  for (const [at, { code, partner_id, city_code: cityCode }] of (
    await transaction.rows(waiting, [])
  ).entries()) {
    const slot = slots[at];
    if (at % 3 === 2 || slot === undefined) continue;
    const { from, until } = slot;
    const booking = { cityCode, from, until, thirdParty: null, byTeam: at % 2 === 1, reason: null, at: now };
    await insertBooking(transaction, { code, partner_id }, booking);
  }
}
