import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { CITY_OF_VEHICLE, YARD_ROW } from './standing-vehicles.ts';

/** Where the vehicles of an offer are. Address and hours are '' if unknown. */
export interface PickupPlace {
  readonly city: string;
  readonly uf: string;
  readonly address: string;
  readonly hours: string;
}

/** A yard of the house (null) or of a store. */
export interface YardRow extends PickupPlace {
  readonly partner_id: number | null;
  readonly store: string | null;
  readonly city_code: number;
}

const pickup = statement({
  name: 'charges.pickup',
  text: `select c.name as city, s.uf, coalesce(y.address, '') as address, coalesce(y.hours, '') as hours
    from vehicle v join offer o on o.code = v.offer_code ${YARD_ROW} join city c on c.code = ${CITY_OF_VEHICLE}
      join state s on s.code = c.state_code
    left join yard y on y.city_code = c.code and y.partner_id is not distinct from o.partner_id
    where v.offer_code = $1 group by c.code, c.name, s.uf, y.address, y.hours order by min(v.position)`,
});

const columns = `y.partner_id, p.name as store, y.city_code, c.name as city, s.uf, y.address, y.hours`;

const list = statement({
  name: 'charges.yards',
  text: `select ${columns} from yard y join city c on c.code = y.city_code join state s on s.code = c.state_code left join partner p on p.id = y.partner_id
    where $1::bigint is null or y.partner_id = $1 order by y.partner_id nulls first, s.uf, c.name`,
});

const write = statement({
  name: 'charges.write-yard',
  text: `insert into yard (partner_id, city_code, address, hours, changed_by, changed_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (partner_id, city_code) do update
      set address = excluded.address, hours = excluded.hours, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
});

const remove = statement({
  name: 'charges.remove-yard',
  text: 'delete from yard where partner_id is not distinct from $1 and city_code = $2',
});

const times = statement({
  name: 'charges.write-pickup-times',
  text: `update yard set pickup_opens = $3, pickup_closes = $4, pickup_saturdays = $5, pickup_capacity = $6, pickup_version = pickup_version + 1,
      changed_by = $8, changed_at = $9
    where partner_id is not distinct from $1 and city_code = $2 and pickup_version = $7 returning city_code`,
});

/** Where the vehicles of an offer are, each city once, in the order of the vehicles. */
export function pickupPlaces(queries: Queries, offerCode: number): Promise<PickupPlace[]> {
  return queries.rows(pickup, [offerCode]);
}

/** Every yard, or those of one store. */
export function listYards(queries: Queries, partnerId: number | null): Promise<YardRow[]> {
  return queries.rows(list, [partnerId]);
}

interface YardChange {
  readonly partnerId: number | null;
  readonly cityCode: number;
  /** Null: the yard is removed. */
  readonly yard: { readonly address: string; readonly hours: string } | null;
  /** Null: from the initial data. */
  readonly actorId: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Sets the yard of a city, or removes it. */
export async function writeYard(transaction: Transaction, change: YardChange): Promise<void> {
  const { partnerId, cityCode, yard, actorId, at } = change;
  await (yard === null
    ? transaction.run(remove, [partnerId, cityCode])
    : transaction.run(write, [partnerId, cityCode, yard.address, yard.hours, actorId, new Date(at)]));
}

/** When a yard hands vehicles over, in minutes of the day, and to how many at once; null: as usual. */
export interface PickupTimes {
  readonly opens: number | null;
  readonly closes: number | null;
  readonly saturdays: boolean;
  readonly capacity: number | null;
}

interface TimesChange {
  readonly partnerId: number | null;
  readonly cityCode: number;
  readonly times: PickupTimes;
  /** Of what was read. */
  readonly version: number;
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Sets when a yard hands vehicles over; false: it is another version by now, or gone. */
export async function writePickupTimes(transaction: Transaction, change: TimesChange): Promise<boolean> {
  const { partnerId, cityCode, times: given, version, actorId, at } = change;
  const { opens, closes, saturdays, capacity } = given;
  const values = [partnerId, cityCode, opens, closes, saturdays, capacity, version, actorId, new Date(at)];
  return (await transaction.row(times, values)) !== undefined;
}
