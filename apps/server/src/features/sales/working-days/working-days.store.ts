import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A day entered by staff. `day` as `2026-12-25`. */
export interface HolidayRow {
  readonly code: number;
  readonly day: string;
  readonly uf: string | null;
  readonly city_code: number | null;
  readonly city: string | null;
  readonly name: string;
  /** A calculated holiday that is a working day after all. */
  readonly working: boolean;
}

/** Where the house works. */
export interface WorkingPlaceRow {
  readonly uf: string | null;
  readonly city_code: number | null;
  readonly city: string | null;
  readonly cut_off_minutes: number | null;
  readonly editor: string | null;
  readonly at: number;
}

const place = statement({
  name: 'working-days.place',
  text: `select s.uf, w.city_code, c.name as city, w.cut_off_minutes, a.name as editor, w.at from working_place w
    left join state s on s.code = w.state_code left join city c on c.code = w.city_code left join account a on a.id = w.actor_id`,
});
const lockPlace = statement({
  name: 'working-days.lock-place',
  text: 'lock table working_place in share row exclusive mode',
});

const columns = `h.code, to_char(h.day, 'YYYY-MM-DD') as day, s.uf, h.city_code, c.name as city, h.name, h.working`;
const joined = `from holiday h left join state s on s.code = h.state_code left join city c on c.code = h.city_code`;

const list = statement({
  name: 'working-days.list',
  text: `select ${columns} ${joined} where h.day >= $1::date and h.day < $2::date order by h.day, h.code`,
});

const same = statement({
  name: 'working-days.same',
  text: `select h.name from holiday h left join state s on s.code = h.state_code
    where h.day = $1::date and s.uf is not distinct from $2 and h.city_code is not distinct from $3`,
});

const one = statement({ name: 'working-days.one', text: `select ${columns} ${joined} where h.code = $1` });

/** Those that apply where the house works. */
const ofPlace = statement({
  name: 'working-days.of-place',
  text: `select ${columns} ${joined} left join working_place w on true
    where h.day >= $1::date and h.day < $2::date
      and (h.state_code is null or (h.state_code = w.state_code and (h.city_code is null or h.city_code = w.city_code)))
    order by h.day, h.code`,
});

const save = statement({
  name: 'working-days.save',
  text: `insert into holiday as h (day, state_code, city_code, name, working, actor_id, at)
    select $1::date, (select code from state where uf = $2), $3, $4, $5, $6, $7
    on conflict (day, state_code, city_code) do nothing returning code`,
});

const remove = statement({
  name: 'working-days.remove',
  text: `delete from holiday where code = $1 returning code, to_char(day, 'YYYY-MM-DD') as day, name`,
});

const savePlace = statement({
  name: 'working-days.save-place',
  text: `insert into working_place (state_code, city_code, cut_off_minutes, actor_id, at)
    values ((select code from state where uf = $1), $2, $3, $4, $5)
    on conflict (only_row) do update set state_code = excluded.state_code, city_code = excluded.city_code,
      cut_off_minutes = excluded.cut_off_minutes, actor_id = excluded.actor_id, at = excluded.at`,
});

const knownCity = statement({
  name: 'working-days.known-city',
  text: 'select c.code from city c join state s on s.code = c.state_code where c.code = $1 and s.uf = $2',
});

const knownState = statement({
  name: 'working-days.known-state',
  text: 'select code from state where uf = $1',
});

/** Where the house works; undefined: not set. */
export function workingPlace(queries: Queries): Promise<WorkingPlaceRow | undefined> {
  return queries.row(place);
}

/** The same, with nobody else changing it until the end of the transaction. */
export async function lockWorkingPlace(transaction: Transaction): Promise<WorkingPlaceRow | undefined> {
  await transaction.run(lockPlace);
  return workingPlace(transaction);
}

/** Entered days from one on, up to, not including, another. */
export function enteredHolidays(queries: Queries, from: string, until: string): Promise<HolidayRow[]> {
  return queries.rows(list, [from, until]);
}

/** An entered day. */
export function findHoliday(queries: Queries, code: number): Promise<HolidayRow | undefined> {
  return queries.row(one, [code]);
}

/** Those of them that apply where the house works. */
export function holidaysOfPlace(queries: Queries, from: string, until: string): Promise<HolidayRow[]> {
  return queries.rows(ofPlace, [from, until]);
}

/** The name of the day that is entered for a day and place; undefined: none is. */
export async function enteredName(
  queries: Queries,
  { day, uf, city_code: city }: Pick<HolidayRow, 'day' | 'uf' | 'city_code'>,
): Promise<string | undefined> {
  return (await queries.row(same, [day, uf, city]))?.name;
}

/** Writes a day; returns its code, undefined if one is entered there already. Instant in epoch milliseconds. */
export async function saveHolidayRow(
  transaction: Transaction,
  given: Pick<HolidayRow, 'day' | 'uf' | 'city_code' | 'name' | 'working'> & {
    readonly actorId: number;
    readonly at: number;
  },
): Promise<number | undefined> {
  const row = await transaction.row(save, [
    given.day,
    given.uf,
    given.city_code,
    given.name,
    given.working,
    given.actorId,
    new Date(given.at),
  ]);
  return row?.code;
}

/** Removes an entered day; undefined if there is none. */
export function removeHolidayRow(
  transaction: Transaction,
  code: number,
): Promise<{ readonly code: number; readonly day: string; readonly name: string } | undefined> {
  return transaction.row(remove, [code]);
}

/** Sets where the house works. Instant in epoch milliseconds. */
export async function saveWorkingPlace(
  transaction: Transaction,
  given: Pick<WorkingPlaceRow, 'uf' | 'city_code' | 'cut_off_minutes'> & {
    readonly actorId: number;
    readonly at: number;
  },
): Promise<void> {
  const { uf, city_code: city, cut_off_minutes: cutOff, actorId, at } = given;
  await transaction.run(savePlace, [uf, city, cutOff, actorId, new Date(at)]);
}

/** Whether such a state and city exist; the city must be in the state. */
export async function isKnownPlace(
  queries: Queries,
  { uf, city }: { readonly uf: string | null; readonly city: number | null },
): Promise<boolean> {
  if (uf === null) return city === null;
  if (city === null) return (await queries.row(knownState, [uf])) !== undefined;
  return (await queries.row(knownCity, [city, uf])) !== undefined;
}
