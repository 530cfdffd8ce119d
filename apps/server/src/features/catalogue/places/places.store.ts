import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface StateRow {
  readonly code: number;
  readonly name: string;
  readonly uf: string;
}

export interface CityRow {
  readonly code: number;
  readonly name: string;
}

const states = statement({
  name: 'place-states',
  text: 'select code, name, uf from state order by search_text(name)',
});

const cities = statement({
  name: 'place-cities',
  text: 'select code, name from city where state_code = $1::bigint order by search_text(name)',
});

const codes = statement({
  name: 'place-codes',
  text: `select s.code as state_code, c.code as city_code
    from state s left join city c on c.state_code = s.code and search_text(c.name) = search_text($2)
    where s.uf = $1 limit 1`,
});

/** The coordinates of a city, in degrees. */
export interface PositionRow {
  readonly name: string;
  readonly uf: string;
  readonly latitude: number;
  readonly longitude: number;
}

const position = <const Name extends string>(name: Name, test: string) =>
  statement({
    name,
    text: `select c.name, s.uf, c.latitude, c.longitude from city c join state s on s.code = c.state_code where ${test} limit 1`,
  });
const positionByCode = position('place-position', 'c.code = $1::bigint');
const positionByName = position(
  'place-position-by-name',
  's.uf = $1 and search_text(c.name) = search_text($2)',
);

/** All states by name. */
export function listStateRows(queries: Queries): Promise<StateRow[]> {
  return queries.rows(states);
}

/** The cities of a state by name; none for an unknown one. */
export function listCityRows(queries: Queries, stateCode: number): Promise<CityRow[]> {
  return queries.rows(cities, [stateCode]);
}

/** The IBGE codes of a place; the city is matched without accents and case (C-103). */
export async function placeCodes(
  queries: Queries,
  uf: string,
  city: string,
): Promise<{ state: number | null; city: number | null }> {
  const row = await queries.row(codes, [uf, city]);
  return { state: row?.state_code ?? null, city: row?.city_code ?? null };
}

/** The position of a city by its code; undefined for an unknown one. */
export function cityPosition(queries: Queries, code: number): Promise<PositionRow | undefined> {
  return queries.row(positionByCode, [code]);
}

/** The position of a city by its name, without accents and case. */
export function namedCityPosition(
  queries: Queries,
  uf: string,
  city: string,
): Promise<PositionRow | undefined> {
  return queries.row(positionByName, [uf, city]);
}
