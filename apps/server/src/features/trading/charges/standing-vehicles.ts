/**
 * Joins to the vehicle `v` of the offer `o` its row `w` in the yard of its seller, if it stands there: by its plate, or, of what has none, by
 * its offer.
 */
export const YARD_ROW = `left join yard_vehicle w on w.left_at is null and w.partner_id is not distinct from o.partner_id
  and (w.plate = v.plate or (w.plate is null and w.offer_code = o.code))`;

/** Whether a vehicle of a purchase (its alias in SQL) left the yard, and nobody took that back. */
export const leftYard = (purchase: string): string =>
  `exists (select from yard_exit x where x.purchase_code = ${purchase}.code and x.undone_at is null)`;

/** The city of a vehicle with that join: where it was taken in, otherwise as its offer says. */
export const CITY_OF_VEHICLE = 'coalesce(w.city_code, v.city_code)';

/**
 * Joins to the vehicle `v` of the offer `o` the pickup place `y` of its seller where it stands. It stands nowhere once it has left the yard that
 * its offer had it in.
 */
export const STANDS_AT = `${YARD_ROW}
  join yard y on y.city_code = ${CITY_OF_VEHICLE} and y.partner_id is not distinct from o.partner_id
    and (w.code is not null or not exists (select from yard_vehicle g where g.offer_code = o.code and g.left_at is not null
      and (g.plate = v.plate or (g.plate is null and v.plate is null))))`;
