import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/ask.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { rowTypesFile, rowTypesOf, rowTypesPlace } from './row-types-file.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ask(
    database.url,
    `create table colour (id bigint primary key, name text not null, kind text not null check (kind in ('warm', 'cold')),
       note text, seen_at timestamptz, parts text[] not null default '{}', extra jsonb)`,
  );
  await ask(
    database.url,
    'create table paint (id int primary key, colour_id bigint references colour, price_cents bigint not null)',
  );
});
afterAll(() => database.drop());

/** The columns of the rows of a statement. */
async function columnsOf(text: string, neverNull: readonly string[] = []): Promise<string[]> {
  const file = await rowTypesOf(database.url, [{ name: 'test', text, neverNull }]);
  return [...file.matchAll(/^ {4}(.*);$/gmu)].map(([, column = '']) => column);
}

describe('the types of rows', () => {
  it('are what the statements answer on the migrated database', async () => {
    expect(await readFile(rowTypesPlace, 'utf8'), 'run npm run generate').toBe(
      await rowTypesFile(database.url),
    );
  });

  it('drift when a column becomes nullable, or another type', async () => {
    const read = () => columnsOf('select price_cents from paint');
    expect(await read()).toEqual(['price_cents: number']);
    await ask(database.url, 'alter table paint alter price_cents drop not null');
    expect(await read()).toEqual(['price_cents: number | null']);
    await ask(database.url, 'alter table paint alter price_cents type text using price_cents::text');
    expect(await read()).toEqual(['price_cents: string | null']);
    await ask(database.url, 'alter table paint alter price_cents type bigint using price_cents::bigint');
    await ask(database.url, 'alter table paint alter price_cents set not null');
  });

  it.each([
    [
      'columns as the driver reads them',
      'select * from colour',
      [
        'id: number',
        'name: string',
        'kind: "warm" | "cold"',
        'note: string | null',
        'seen_at: number | null',
        'parts: string[]',
        'extra: Json | null',
      ],
    ],
    [
      'an outer join',
      'select p.id, c.name from paint p left join colour c on c.id = p.colour_id',
      ['id: number', 'name: string | null'],
    ],
    [
      'an outer join inside a subquery',
      'select x.name from (select c.name from paint p left join colour c on c.id = p.colour_id) x',
      ['name: string | null'],
    ],
    [
      'a condition that leaves no null',
      'select note from colour where note is not null and id = $1',
      ['note: string'],
    ],
    [
      'a comparison that leaves no null',
      'select p.colour_id from paint p join colour c on c.id = p.colour_id',
      ['colour_id: number'],
    ],
    [
      'a condition under or',
      `select note from colour where note is not null or kind = 'warm'`,
      ['note: string | null'],
    ],
    [
      'what an update writes over its condition',
      'update colour set note = null where note is not null returning note',
      ['note: string | null'],
    ],
    [
      'what an insert answers',
      `insert into colour (id, name, kind) values ($1, $2, $3) returning id, kind`,
      ['id: number', 'kind: "warm" | "cold"'],
    ],
    [
      'counts and tests',
      'select count(*) as n, count(*) > 0 as some, exists (select from paint) as painted from colour',
      ['n: number', 'some: boolean', 'painted: boolean'],
    ],
    [
      'aggregates of what may be no row',
      'select max(id) as top, array_agg(id) as ids from colour',
      ['top: number | null', 'ids: number[] | null'],
    ],
    [
      'aggregates of groups',
      'select kind, max(id) as top, max(note) as last from colour group by kind',
      ['kind: "warm" | "cold"', 'top: number', 'last: string | null'],
    ],
    [
      'a query for one value',
      'select (select max(id) from colour) as top, (select count(*) from colour) as n, (select id from colour limit 1) as one',
      ['top: number | null', 'n: number', 'one: number | null'],
    ],
    [
      'a choice of words',
      `select case when id = 1 then 'one' else 'more' end as a, case when id = 1 then 'one' end as b from colour`,
      ['a: "one" | "more"', 'b: "one" | null'],
    ],
    [
      'coalesce',
      `select coalesce(note, name) as a, coalesce(note, $1) as b from colour`,
      ['a: string', 'b: string | null'],
    ],
    [
      'a union',
      `select name, 'x' as kind from colour union all select note, kind from colour`,
      ['name: string | null', 'kind: "x" | "warm" | "cold"'],
    ],
    [
      'a recursive query',
      'with recursive n as (select 1 as v union all select v + 1 from n where v < 3) select v from n',
      ['v: number'],
    ],
    [
      'json operators',
      `select extra -> 'a' as a, extra ->> 'b' as b from colour where extra is not null`,
      ['a: Json | null', 'b: string | null'],
    ],
  ])('know of %s', async (_what, text, expected) => {
    expect(await columnsOf(text)).toEqual(expected);
  });

  it('take the word of a statement for what is never null, unless PostgreSQL knows by itself', async () => {
    expect(await columnsOf('select note from colour', ['note'])).toEqual(['note: string']);
    await expect(columnsOf('select name from colour', ['name'])).rejects.toThrow('knows by itself of name');
    await expect(columnsOf('select name from colour', ['nmae'])).rejects.toThrow('no such column');
  });

  it('are refused to a statement that PostgreSQL refuses, by its name', async () => {
    await expect(columnsOf('select nmae from colour')).rejects.toThrow(
      'The statement test cannot be described',
    );
    await expect(columnsOf('select id, name as id from colour')).rejects.toThrow('two columns called id');
  });
});
