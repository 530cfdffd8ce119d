import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { VehicleFacts } from './vehicle-data.ts';

const hold = statement({
  name: 'vehicle-lookups.hold-user',
  text: `select pg_advisory_xact_lock(hashtextextended('vehicle lookups of account ' || $1::bigint, 0))`,
});
const count = statement({
  name: 'vehicle-lookups.of-user',
  text: `select count(*) as n from audit where actor_id = $1 and at > $2 and action = 'look-up-vehicle'`,
});
const take = statement({
  name: 'vehicle-lookups.take-call',
  text: `insert into vehicle_lookup_day as d (day, calls) select ($1::timestamptz at time zone 'America/Sao_Paulo')::date, 1 where $2 > 0
    on conflict (day) do update set calls = d.calls + 1 where d.calls < $2 returning d.calls`,
});
const find = statement({
  name: 'vehicle-lookups.find',
  text: 'select facts from vehicle_lookup where key = $1 and answered_at > $2',
  shape: shape<{ readonly facts: VehicleFacts | null }>(),
});
const keep = statement({
  name: 'vehicle-lookups.store',
  text: `insert into vehicle_lookup (key, facts, answered_at) values ($1, $2::jsonb, $3)
    on conflict (key) do update set facts = excluded.facts, answered_at = excluded.answered_at`,
});
const forget = statement({
  name: 'vehicle-lookups.forget',
  text: 'delete from vehicle_lookup where answered_at <= $1',
});
const brand = statement({
  name: 'vehicle-lookups.brand',
  text: `select code, name from brand where active and (name_key(name) = name_key($1) or name_key(name) = name_key(split_part($1, ' ', 1)))
    order by name_key(name) = name_key($1) desc, code limit 1`,
});
const model = statement({
  name: 'vehicle-lookups.model',
  text: `select code, name, category_code from model
    where brand_code = $1 and active and starts_with(search_text($2) || ' ', search_text(name) || ' ')
    order by char_length(name) desc, code limit 1`,
});

/** Waits for other look-ups of the user and counts those since `since`. */
export async function countLookUps(
  transaction: Transaction,
  accountId: number,
  since: number,
): Promise<number> {
  await transaction.rows(hold, [accountId]);
  return (await transaction.row(count, [accountId, new Date(since)]))?.n ?? 0;
}

/** Counts a call of the provider; false: the quota of the day is used up. */
export async function takeCall(queries: Queries, at: number, most: number): Promise<boolean> {
  return (await queries.row(take, [new Date(at), most])) !== undefined;
}

/** The stored answer since `since`; undefined: there is none. */
export function storedAnswer(queries: Queries, key: string, since: number) {
  return queries.row(find, [key, new Date(since)]);
}

/** Stores an answer, and forgets those that are too old. */
export async function storeAnswer(
  transaction: Transaction,
  key: string,
  facts: VehicleFacts | null,
  { at, since }: { readonly at: number; readonly since: number },
): Promise<void> {
  await transaction.run(forget, [new Date(since)]);
  await transaction.run(keep, [key, facts === null ? null : JSON.stringify(facts), new Date(at)]);
}

/** The brand that is called so. */
export function brandCalled(queries: Queries, name: string) {
  return queries.row(brand, [name]);
}

/** The model of a brand with whose name a text begins. */
export function modelIn(queries: Queries, brandCode: number, text: string) {
  return queries.row(model, [brandCode, text]);
}
