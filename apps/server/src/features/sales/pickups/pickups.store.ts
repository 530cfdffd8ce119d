import type { PickupState } from '@patio/domain/sales/pickups/decide-pickup.ts';
import type { Slot } from '@patio/domain/sales/slots/slots-of-day.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { leftYard, STANDS_AT } from '../../trading/charges/public.ts';
import { HOLDS, SHOWN_STATE, type ShownPickup } from './pickup-state.ts';

const purchaseText = `select p.code, p.offer_code, p.account_id, p.status, p.freight, p.value_cents, p.cancelled_at is not null as cancelled,
    coalesce(p.cancellation = 'Q', false) as cancellation_asked, p.payment_withdrawn_at is not null as payment_withdrawn, o.partner_id, o.title,
    ${leftYard('p')} as gone
  from purchase p join offer o on o.code = p.offer_code where p.code = $1`;

const purchase = statement({ name: 'pickups.purchase', text: purchaseText });

const locked = statement({ name: 'pickups.lock-purchase', text: `${purchaseText} for no key update of p` });

const places = statement({
  name: 'pickups.places',
  text: `select y.city_code, c.name || '/' || s.uf as place, y.address, y.hours, y.pickup_opens, y.pickup_closes, y.pickup_saturdays,
      y.pickup_capacity
    from vehicle v join offer o on o.code = v.offer_code
      ${STANDS_AT}
      join city c on c.code = y.city_code join state s on s.code = c.state_code
    where v.offer_code = $1
    group by y.city_code, c.name, s.uf, y.address, y.hours, y.pickup_opens, y.pickup_closes, y.pickup_saturdays, y.pickup_capacity
    order by min(v.position)`,
});

/** Those who book at one place wait for each other here. */
const queue = statement({
  name: 'pickups.queue',
  text: 'select city_code from yard where city_code = $1 and partner_id is not distinct from $2 for update',
});

const taken = statement({
  name: 'pickups.taken',
  text: `select b.city_code, b.starts_at, b.ends_at from pickup_booking b join purchase p on p.code = b.purchase_code
    where ${HOLDS} and b.city_code = any($1::integer[]) and b.partner_id is not distinct from $2 and b.ends_at > $3
      and b.purchase_code <> $4`,
});

const takenThen = statement({
  name: 'pickups.taken-then',
  text: `select b.city_code, b.starts_at, b.ends_at from pickup_booking b where b.state <> 'cancelled' and b.city_code = any($1::integer[])
    and b.partner_id is not distinct from $2 and b.ends_at > $3 and b.starts_at < $4 and b.purchase_code <> $5`,
});

const latest = statement({
  name: 'pickups.latest',
  text: `select b.code, b.purchase_code, b.city_code, c.name || '/' || s.uf as place, coalesce(y.address, '') as address, b.starts_at, b.ends_at,
      b.state, ${SHOWN_STATE} as shown, b.third_party, b.by_team, b.reason, b.version
    from pickup_booking b join purchase p on p.code = b.purchase_code join city c on c.code = b.city_code join state s on s.code = c.state_code
      left join yard y on y.city_code = b.city_code and y.partner_id is not distinct from b.partner_id
    where b.purchase_code = $1 order by b.code desc limit 1`,
  shape: shape<{ state: PickupState; shown: ShownPickup }>(),
});

const insert = statement({
  name: 'pickups.insert',
  text: `insert into pickup_booking (purchase_code, partner_id, city_code, starts_at, ends_at, state, third_party, by_team, reason, booked_at,
      changed_at)
    values ($1, $2, $3, $4, $5, 'booked', $6, $7, $8, $9, $9)`,
});

const move = statement({
  name: 'pickups.move',
  text: `update pickup_booking set city_code = $2, starts_at = $3, ends_at = $4, third_party = $5, by_team = $6, reason = $7, changed_at = $8,
      reminded_at = case when starts_at = $3 then reminded_at end, version = version + 1 where code = $1`,
});

const end = statement({
  name: 'pickups.end',
  text: `update pickup_booking set state = $2, by_team = $3, reason = $4, changed_at = $5, version = version + 1 where code = $1`,
});

/** A purchase as its pickup needs it. */
export const pickupPurchase = (queries: Queries, code: number) => queries.row(purchase, [code]);

/** The same, locked: bookings of one purchase come one after another. */
export const lockPickupPurchase = (transaction: Transaction, code: number) => transaction.row(locked, [code]);

export type PickupPurchase = NonNullable<Awaited<ReturnType<typeof pickupPurchase>>>;

/** The pickup places where the vehicles of an offer stand. */
export const placesOf = (queries: Queries, offerCode: number) => queries.rows(places, [offerCode]);

export type PickupPlaceRow = Awaited<ReturnType<typeof placesOf>>[number];

/** Waits until no other user books at a place. */
export async function queueAtPlace(
  transaction: Transaction,
  cityCode: number,
  partnerId: number | null,
): Promise<void> {
  await transaction.row(queue, [cityCode, partnerId]);
}

/** The stretches that are booked at places of a seller for other purchases, from an instant on, by city. Epoch milliseconds. */
export async function takenAt(
  queries: Queries,
  {
    cityCodes,
    partnerId,
    from,
    except,
  }: {
    readonly cityCodes: readonly number[];
    readonly partnerId: number | null;
    readonly from: number;
    readonly except: number;
  },
): Promise<ReadonlyMap<number, readonly Slot[]>> {
  const rows = await queries.rows(taken, [cityCodes, partnerId, new Date(from), except]);
  const slots = rows.map((row) => ({ city: row.city_code, from: row.starts_at, until: row.ends_at }));
  return Map.groupBy(slots, ({ city }) => city);
}

/** The same between two instants, also of those who came or did not. */
export async function takenOn(
  queries: Queries,
  {
    cityCodes,
    partnerId,
    from,
    until,
    except,
  }: Slot & {
    readonly cityCodes: readonly number[];
    readonly partnerId: number | null;
    readonly except: number;
  },
): Promise<ReadonlyMap<number, readonly Slot[]>> {
  const rows = await queries.rows(takenThen, [cityCodes, partnerId, new Date(from), new Date(until), except]);
  const slots = rows.map((row) => ({ city: row.city_code, from: row.starts_at, until: row.ends_at }));
  return Map.groupBy(slots, ({ city }) => city);
}

/** The latest booking of a purchase. Instants in epoch milliseconds. */
export const latestBooking = (queries: Queries, purchaseCode: number) => queries.row(latest, [purchaseCode]);

export type BookingRow = NonNullable<Awaited<ReturnType<typeof latestBooking>>>;

interface Booking {
  readonly cityCode: number;
  readonly from: number;
  readonly until: number;
  readonly thirdParty: Buffer | null;
  readonly byTeam: boolean;
  readonly reason: string | null;
  readonly at: number;
}

/** Stores a first booking of a purchase, or one after a missed or cancelled one. */
export async function insertBooking(
  transaction: Transaction,
  { code, partner_id: partnerId }: Pick<PickupPurchase, 'code' | 'partner_id'>,
  { cityCode, from, until, thirdParty, byTeam, reason, at }: Booking,
): Promise<void> {
  const times = [new Date(from), new Date(until)];
  await transaction.run(insert, [
    code,
    partnerId,
    cityCode,
    ...times,
    thirdParty,
    byTeam,
    reason,
    new Date(at),
  ]);
}

/** Moves a booking. */
export async function moveBooking(
  transaction: Transaction,
  code: number,
  { cityCode, from, until, thirdParty, byTeam, reason, at }: Booking,
): Promise<void> {
  const times = [new Date(from), new Date(until)];
  await transaction.run(move, [code, cityCode, ...times, thirdParty, byTeam, reason, new Date(at)]);
}

/** Ends a booking: it was cancelled, or nobody came. */
export async function endBooking(
  transaction: Transaction,
  code: number,
  {
    state,
    byTeam,
    reason,
    at,
  }: { state: Exclude<PickupState, 'booked'>; byTeam: boolean; reason: string | null; at: number },
): Promise<void> {
  await transaction.run(end, [code, state, byTeam, reason, new Date(at)]);
}
