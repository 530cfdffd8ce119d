import type { ReferenceEntry } from '@patio/domain/catalogue/reference-prices/match-reference.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A vehicle without a given FIPE code, by its names. */
export interface NamedVehicleRow {
  readonly code: number;
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly year_model: number;
  readonly fuel: string | null;
  readonly gearbox: string | null;
}

/** Only vehicles with brand, model and model year: the others match nothing. */
const named = `select v.code, b.name as brand, m.name as model, v.version, v.year_model, v.fuel, v.gearbox
  from vehicle v join brand b on b.code = v.brand_code join model m on m.code = v.model_code
  left join vehicle_reference r on r.vehicle_code = v.code
  where v.year_model is not null and r.given is not true`;

const ofOffers = statement({
  name: 'reference-prices.vehicles-of-offers',
  text: `${named} and v.offer_code = any($1::bigint[])`,
});

const after = statement({
  name: 'reference-prices.vehicles-after',
  text: `${named} and v.code > $1 order by v.code limit 2000`,
});

const entries = statement({
  name: 'reference-prices.entries',
  text: `select m.brand_key, w.year_model::int as year_model, m.fipe_code as code, m.model, m.fuels ->> w.year_model as fuel
         from unnest($1::text[], $2::text[]) as w(brand_key, year_model)
         join reference_model m on m.brand_key = w.brand_key and m.from_table and m.fuels ? w.year_model`,
  // `?` has found it.
  neverNull: ['fuel'],
});

const dropFound = statement({
  name: 'reference-prices.drop-found',
  text: `delete from vehicle_reference where vehicle_code = any($1::bigint[]) and not given`,
});

const writeFound = statement({
  name: 'reference-prices.write-found',
  text: `insert into vehicle_reference (vehicle_code, fipe_code, given)
         select vehicle_code, fipe_code, false from unnest($1::bigint[], $2::text[]) as d(vehicle_code, fipe_code)
         on conflict (vehicle_code) do update set fipe_code = excluded.fipe_code
         where not vehicle_reference.given and vehicle_reference.fipe_code <> excluded.fipe_code`,
});

const dropGiven = statement({
  name: 'reference-prices.drop-given',
  text: `delete from vehicle_reference r using vehicle v,
           json_to_recordset($1::json) as d(offer_code bigint, position smallint)
         where v.offer_code = d.offer_code and v.position = d.position and r.vehicle_code = v.code`,
});

const writeGiven = statement({
  name: 'reference-prices.write-given',
  text: `insert into vehicle_reference (vehicle_code, fipe_code, given)
         select v.code, d.fipe_code, true
         from json_to_recordset($1::json) as d(offer_code bigint, position smallint, fipe_code text)
         join vehicle v on v.offer_code = d.offer_code and v.position = d.position where d.fipe_code is not null`,
});

/** The vehicles of offers that are looked up by name. */
export function listNamedVehicles(
  queries: Queries,
  offerCodes: readonly number[],
): Promise<NamedVehicleRow[]> {
  return queries.rows(ofOffers, [offerCodes]);
}

/** The next vehicles that are looked up by name, beyond a code. */
export function vehiclesAfter(queries: Queries, code: number): Promise<NamedVehicleRow[]> {
  return queries.rows(after, [code]);
}

/** The entries of brands in model years, from complete tables only. */
export function findEntries(
  queries: Queries,
  wanted: readonly { brand_key: string; year_model: number }[],
): Promise<(ReferenceEntry & { brand_key: string; year_model: number })[]> {
  return queries.rows(entries, [
    wanted.map(({ brand_key }) => brand_key),
    wanted.map(({ year_model }) => String(year_model)),
  ]);
}

/** Links vehicles to the matches of their names; those without a match lose earlier ones. */
export async function writeFoundLinks(
  transaction: Transaction,
  links: readonly { vehicle_code: number; fipe_code: string | null }[],
): Promise<void> {
  const fitting = links.flatMap(({ vehicle_code, fipe_code }) =>
    fipe_code === null ? [] : [{ vehicle_code, fipe_code }],
  );
  const lost = links.flatMap(({ vehicle_code, fipe_code }) => (fipe_code === null ? [vehicle_code] : []));
  if (lost.length > 0) await transaction.run(dropFound, [lost]);
  if (fitting.length === 0) return;
  await transaction.run(writeFound, [
    fitting.map(({ vehicle_code }) => vehicle_code),
    fitting.map(({ fipe_code }) => fipe_code),
  ]);
}

/** Links vehicles to given codes, replacing earlier links; null removes the link. */
export async function writeGivenLinks(transaction: Transaction, links: readonly object[]): Promise<void> {
  await transaction.run(dropGiven, [JSON.stringify(links)]);
  await transaction.run(writeGiven, [JSON.stringify(links)]);
}
