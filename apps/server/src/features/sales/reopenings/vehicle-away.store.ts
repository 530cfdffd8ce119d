import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { YARD_ROW } from '../../trading/charges/public.ts';

/**
 * A vehicle of the offer `o` left with the buyer of a sale that was undone since, and was not taken into a yard of its seller again: until then it
 * is offered to nobody.
 */
export const VEHICLE_AWAY = `exists (select from vehicle v ${YARD_ROW}
  join purchase q on q.offer_code = o.code and q.cancelled_at is not null
  join yard_exit x on x.purchase_code = q.code and x.vehicle_code = v.code and x.undone_at is null
  where v.offer_code = o.code and (w.code is null or w.taken_at <= x.confirmed_at))`;

const away = statement({
  name: 'reopenings.vehicle-away',
  text: `select ${VEHICLE_AWAY} as away from offer o where o.code = $1`,
});

/** Whether a vehicle of an offer is with the buyer of a sale that was undone. */
export const isVehicleAway = async (queries: Queries, offerCode: number): Promise<boolean> =>
  (await queries.row(away, [offerCode]))?.away === true;
