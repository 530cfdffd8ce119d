import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/ask.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { schemaFiles } from './schema-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the documents about the schema', () => {
  it('are what the migrations make', async () => {
    for (const { place, text } of await schemaFiles(database.url))
      expect(await readFile(place, 'utf8'), 'run npm run generate').toBe(text);
  });

  it('show every change of a table', async () => {
    const made = await createTestDatabase();
    const sql = async () => (await schemaFiles(made.url))[0]?.text ?? '';
    let before = await sql();
    for (const change of [
      'alter table holiday add column colour text',
      `alter table holiday alter column colour set default 'Blue'`,
      'alter table holiday alter column colour set not null',
      'alter table holiday alter column colour type varchar(9)',
      `alter table holiday add check (colour <> 'Red')`,
      'create index on holiday (colour) where colour is not null',
      'alter table holiday set (fillfactor = 80)',
      'create trigger holiday_stays before delete on holiday execute function refuse_change()',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
      'create sequence holiday_sequence',
      'alter table holiday add column account_id bigint references account',
    ]) {
      await ask(made.url, change);
      const after = await sql();
      expect(after, change).not.toBe(before);
      before = after;
    }
    expect(before).toContain(`colour character varying(9) not null default 'Blue'`);
    await made.drop();
  });

  it('want every table in an area', async () => {
    const made = await createTestDatabase();
    await ask(made.url, 'create table nowhere (id int)');
    await expect(schemaFiles(made.url)).rejects.toThrow(/every table once.*: nowhere/u);
    await made.drop();
  });

  it('leave nothing out silently', async () => {
    const made = await createTestDatabase();
    await ask(made.url, 'create view nobody as select 1 as x');
    await expect(schemaFiles(made.url)).rejects.toThrow(/nobody/u);
    await made.drop();
  });
});
