import type { OpeningHours } from '@patio/domain/sales/slots/slots-of-day.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { STANDS_AT } from '../../trading/charges/public.ts';

const shaped = shape<{ hours: readonly OpeningHours[] }>();

/** A vehicle of the offer `o` is at the place `p`. */
export const IS_THERE = `p.partner_id is not distinct from o.partner_id
    and exists (select from vehicle v ${STANDS_AT} where v.offer_code = o.code and y.city_code = p.city_code)`;

const ofOffer = statement({
  name: 'visit-places.of-offer',
  text: `select p.code, p.hours, p.capacity, p.contact, p.notes, p.city_code, c.name as city, s.uf
    from offer o join visit_place p on p.open and ${IS_THERE}
      join city c on c.code = p.city_code join state s on s.code = c.state_code
    where o.code = $1 order by c.name, p.code`,
  shape: shaped,
});

const lock = statement({
  name: 'visit-places.lock',
  text: 'select code from visit_place where code = $1 for update',
});

const taken = statement({
  name: 'visit-places.taken',
  text: `select place_code as place, starts_at as "from", ends_at as until from visit
    where place_code = any($1::bigint[]) and state in ('pedida', 'marcada') and ends_at > $2 and code is distinct from $3`,
});

const closed = statement({
  name: 'visit-places.closed-days',
  text: `select place_code as place, to_char(day, 'YYYY-MM-DD') as day, reason from visit_closed_day
    where place_code = any($1::bigint[]) and day >= $2::date order by day`,
});

const one = statement({
  name: 'visit-places.one',
  text: `select p.code, p.partner_id, p.city_code, p.open, p.hours, p.capacity, p.contact, p.notes, p.version
    from visit_place p where p.code = $1`,
  shape: shaped,
});

const ofCity = statement({
  name: 'visit-places.of-city',
  text: `select p.code, p.open, p.hours, p.capacity, p.contact, p.notes, p.version from visit_place p
    where p.partner_id is not distinct from $1 and p.city_code = $2 for update`,
  shape: shaped,
});

const yards = statement({
  name: 'visit-places.yards',
  text: `select y.partner_id, r.name as store, y.city_code, c.name as city, s.uf, y.address, p.code, p.open, p.hours, p.capacity, p.contact,
      p.notes, p.version, (select count(*) from visit v where v.place_code = p.code and v.state in ('pedida', 'marcada')) as standing
    from yard y join city c on c.code = y.city_code join state s on s.code = c.state_code left join partner r on r.id = y.partner_id
      left join visit_place p on p.city_code = y.city_code and p.partner_id is not distinct from y.partner_id
    where $1::bigint is null or y.partner_id = $1 order by y.partner_id nulls first, s.uf, c.name`,
  shape: shaped,
});

const yard = statement({
  name: 'visit-places.yard',
  text: 'select address from yard where partner_id is not distinct from $1 and city_code = $2 for key share',
});

const insert = statement({
  name: 'visit-places.insert',
  text: `insert into visit_place (partner_id, city_code, open, hours, capacity, contact, notes, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning code`,
});

const update = statement({
  name: 'visit-places.update',
  text: `update visit_place set open = $2, hours = $3, capacity = $4, contact = $5, notes = $6, changed_by = $7, changed_at = $8,
    version = version + 1 where code = $1`,
});

const closeDay = statement({
  name: 'visit-places.close-day',
  text: `insert into visit_closed_day (place_code, day, reason, closed_by, closed_at) values ($1, $2::date, $3, $4, $5)
    on conflict do nothing returning place_code`,
});

const openDay = statement({
  name: 'visit-places.open-day',
  text: `delete from visit_closed_day where place_code = $1 and day = $2::date returning reason`,
});

const standingOn = statement({
  name: 'visit-places.standing-on',
  text: `select code from visit where place_code = $1 and state in ('pedida', 'marcada') and starts_at >= $2 and starts_at < $3 order by code`,
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type OfferPlace = RowOf<typeof ofOffer>;
export type Place = RowOf<typeof one>;

/** What is set of a place. */
export type PlaceTerms = Pick<Place, 'open' | 'hours' | 'capacity' | 'contact' | 'notes'>;

/** Reads places that take visits. Instants in epoch milliseconds, days as `2026-12-25`. */
export function placeReader(queries: Queries) {
  return {
    /** Where the vehicles of an offer can be visited. */
    ofOffer: (offerCode: number): Promise<OfferPlace[]> => queries.rows(ofOffer, [offerCode]),
    one: (code: number): Promise<Place | undefined> => queries.row(one, [code]),
    /** Visits that stand at places after an instant, without one of them, by place. */
    taken: async (codes: readonly number[], now: number, without: number | null) =>
      Map.groupBy(await queries.rows(taken, [codes, new Date(now), without]), ({ place }) => place),
    /** The closed days of places from a day on, by place. */
    closedDays: async (codes: readonly number[], from: string) =>
      Map.groupBy(await queries.rows(closed, [codes, from]), ({ place }) => place),
    /** Every pickup place, or those of a store, with how it takes visits. */
    yards: (partnerId: number | null) => queries.rows(yards, [partnerId]),
    hasYard: async (partnerId: number | null, city: number): Promise<boolean> =>
      (await queries.row(yard, [partnerId, city])) !== undefined,
    standingOn: (code: number, from: number, until: number) =>
      queries.rows(standingOn, [code, new Date(from), new Date(until)]),
  };
}

/** Changes places. */
export function placeWriter(transaction: Transaction) {
  return {
    /** Bookings of a place are decided one after the other. */
    lock: async (code: number): Promise<boolean> => (await transaction.row(lock, [code])) !== undefined,
    ofCity: (partnerId: number | null, city: number) => transaction.row(ofCity, [partnerId, city]),
    insert: async (
      of: { readonly partnerId: number | null; readonly city: number },
      { open, hours, capacity, contact, notes }: PlaceTerms,
      by: { readonly actorId: number; readonly at: number },
    ): Promise<number | undefined> => {
      const terms = [open, JSON.stringify(hours), capacity, contact, notes];
      const values = [of.partnerId, of.city, ...terms, by.actorId, new Date(by.at)];
      return (await transaction.row(insert, values))?.code;
    },
    update: (
      code: number,
      { open, hours, capacity, contact, notes }: PlaceTerms,
      by: { readonly actorId: number; readonly at: number },
    ) =>
      transaction.run(update, [
        code,
        open,
        JSON.stringify(hours),
        capacity,
        contact,
        notes,
        by.actorId,
        new Date(by.at),
      ]),
    /** False: it is closed already. */
    closeDay: async (
      code: number,
      day: string,
      { reason, actorId, at }: { readonly reason: string; readonly actorId: number; readonly at: number },
    ): Promise<boolean> =>
      (await transaction.row(closeDay, [code, day, reason, actorId, new Date(at)])) !== undefined,
    /** The reason that it was closed for; undefined: it is open. */
    openDay: async (code: number, day: string): Promise<string | undefined> =>
      (await transaction.row(openDay, [code, day]))?.reason,
  };
}
