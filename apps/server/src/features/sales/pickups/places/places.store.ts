import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { HOLDS } from '../pickup-state.ts';

const places = statement({
  name: 'pickup-places.list',
  text: `select y.partner_id, r.name as store, y.city_code, c.name as city, s.uf, y.address, y.pickup_opens, y.pickup_closes,
      y.pickup_saturdays, y.pickup_capacity, y.pickup_version
    from yard y join city c on c.code = y.city_code join state s on s.code = c.state_code left join partner r on r.id = y.partner_id
    where $1::bigint is null or y.partner_id = $1 order by y.partner_id nulls first, s.uf, c.name`,
});

const locked = statement({
  name: 'pickup-places.lock',
  text: `select pickup_opens as opens, pickup_closes as closes, pickup_saturdays as saturdays, pickup_capacity as capacity, pickup_version
    from yard where partner_id is not distinct from $1 and city_code = $2 for update`,
});

const booked = statement({
  name: 'pickup-places.booked',
  text: `select b.partner_id, b.city_code, b.purchase_code, b.starts_at as "from", b.ends_at as until
    from pickup_booking b join purchase p on p.code = b.purchase_code
    where ${HOLDS} and b.ends_at > $1 and ($2::bigint is null or b.partner_id = $2) order by b.booked_at, b.code`,
});

/** Every pickup place, or those of a store. */
export const listPlaces = (queries: Queries, partnerId: number | null) => queries.rows(places, [partnerId]);

/** When a pickup place hands vehicles over, locked. */
export const lockPlace = (queries: Queries, partnerId: number | null, city: number) =>
  queries.row(locked, [partnerId, city]);

const keyOf = (place: { readonly partner_id: number | null; readonly city_code: number }): string =>
  `${place.partner_id ?? ''} ${place.city_code}`;

/** The bookings that stand and end after an instant, of all places or those of a store, in the order in which they were made. */
export async function bookingsByPlace(queries: Queries, now: number, partnerId: number | null) {
  const rows = Map.groupBy(await queries.rows(booked, [new Date(now), partnerId]), keyOf);
  return { at: (place: Parameters<typeof keyOf>[0]) => rows.get(keyOf(place)) ?? [] };
}
