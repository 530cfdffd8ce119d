import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { CATEGORIES, CATEGORY, subcategoryCode } from './categories.ts';
import { houseSurveySeeds } from '../../sales/surveys/public.ts';
import { ensureReference } from './seed-reference.ts';

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await createTestDatabase();
  database = openDatabase({ url: place.url });
});

afterAll(async () => {
  await database.close();
  await place.drop();
});

const count = async (what: string) =>
  (
    await database.row<{ count: number }>({
      name: `test.count-${what}`,
      text: `select count(*) from ${what}`,
    })
  )?.count;

test('loads 27 states, 5,571 cities, the six categories and their vehicles, once, S-39', async () => {
  expect(await ensureReference(database, [houseSurveySeeds])).toBe(true);
  expect(await count('state')).toBe(27);
  expect(await count('city')).toBe(5571);
  expect(await count('category')).toBe(6);
  expect(await count('brand')).toBeGreaterThan(200);
  expect(await count('model')).toBeGreaterThan(3000);
  expect(await ensureReference(database, [houseSurveySeeds])).toBe(false);
});

test('keeps accents, coordinates and the state of a city', async () => {
  const row = await database.row({
    name: 'test.city',
    text: `select city.name, state.uf, round(latitude::numeric, 2)::float8 as latitude
      from city join state on state.code = state_code where city.code = 3205309`,
  });
  expect(row).toEqual({ name: 'Vitória', uf: 'ES', latitude: -20.32 });
});

test('knows a few postal codes that never grow stale, S-39', async () => {
  const row = await database.row({
    name: 'test.cep',
    text: `select street, district, city, uf, fetched_at from postal_code where cep = '88115135'`,
  });
  expect(row).toEqual({
    street: 'Rua José Roberto da Silva Andreani',
    district: 'Serraria',
    city: 'São José',
    uf: 'SC',
    fetched_at: null,
  });
});

test('shows tidy names: Chevrolet and Volkswagen, families and not every line of the price table', async () => {
  const rows = await database.rows<{ name: string }>({
    name: 'test.models',
    text: `select brand.name || ' ' || model.name as name from model join brand on brand.code = brand_code
      where (brand.name, model.name) in (('Chevrolet', 'Onix'), ('Volkswagen', 'Gol'), ('Toyota', 'Corolla'),
        ('Volvo', 'FH 540'), ('Marcopolo', 'Volare W9'), ('Caterpillar', '320'), ('Randon', 'Graneleiro')) order by 1`,
  });
  expect(rows.map(({ name }) => name)).toEqual([
    'Caterpillar 320',
    'Chevrolet Onix',
    'Marcopolo Volare W9',
    'Randon Graneleiro',
    'Toyota Corolla',
    'Volkswagen Gol',
    'Volvo FH 540',
  ]);
});

test('seeding again keeps a brand that an import brought in with a code of its own', async () => {
  await database.run({
    name: 'test.brand',
    text: `insert into brand (code, name) values (100001, 'Recreio')`,
  });
  await database.run({ name: 'test.forget', text: `delete from reference_state` });
  const brands = await count('brand');
  expect(await ensureReference(database, [houseSurveySeeds])).toBe(true);
  expect(await count('brand')).toBe(brands);
});

test('two processes that start at once seed once', async () => {
  await database.run({ name: 'test.forget', text: `delete from reference_state` });
  await Promise.all([
    ensureReference(database, [houseSurveySeeds]),
    ensureReference(database, [houseSurveySeeds]),
  ]);
  expect(await count('city')).toBe(5571);
});

test('the code of a subcategory follows from its place, and an unknown name is refused', () => {
  expect(subcategoryCode(CATEGORY.cars, 'Hatch')).toBe(101);
  expect(() => subcategoryCode(CATEGORY.cars, 'Toco')).toThrow('Toco');
  expect(CATEGORIES.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6]);
});
