import type { Queries } from '../../src/platform/db/database.ts';

/** Two states and three cities with their IBGE codes, enough for most tests. */
export const builtPlaces = {
  es: 32,
  sp: 35,
  serra: 3_205_002,
  vilaVelha: 3_205_200,
  saoPaulo: 3_550_308,
} as const;

const states = {
  name: 'build-states',
  text: `insert into state (code, uf, name, region)
    values (32, 'ES', 'Espírito Santo', 'Sudeste'), (35, 'SP', 'São Paulo', 'Sudeste') on conflict do nothing`,
} as const;

const cities = {
  name: 'build-cities',
  text: `insert into city (code, state_code, name, latitude, longitude) values
      (3205002, 32, 'Serra', -20.121, -40.3074), (3205200, 32, 'Vila Velha', -20.3417, -40.2875),
      (3550308, 35, 'São Paulo', -23.5329, -46.6395)
    on conflict do nothing`,
} as const;

const insert = {
  name: 'build-address',
  text: `insert into address (account_id, cep, street, number, district, state_code, city_code, main, created_at)
    values ($1, '29100000', $2, '10', 'Centro', 32, 3205200, $3, now()) returning code`,
} as const;

/** Makes sure that the built places exist. */
export async function buildPlaces(database: Queries): Promise<void> {
  await database.run(states);
  await database.run(cities);
}

/** Inserts an address in Vila Velha and gives its code; the main one by default. */
export async function buildAddress(
  database: Queries,
  accountId: number,
  given: { street?: string; main?: boolean } = {},
): Promise<number> {
  await buildPlaces(database);
  const row = await database.row<{ code: number }>(insert, [
    accountId,
    given.street ?? 'Rua das Acácias',
    given.main ?? true,
  ]);
  if (!row) throw new Error('The address was not inserted.');
  return row.code;
}
