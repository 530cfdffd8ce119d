import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { buildAuctionedOffer } from '../../../test/builders/auctioned-offer.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/database.ts';
import { databaseUrl } from './create-database.ts';
import { grantsFor, openProductRole } from './product-role.ts';

const role = `patio_app_${randomBytes(4).toString('hex')}`;
const runbook = new URL('../../../../../docs/runbooks/verify-ledger.md', import.meta.url);

let made: TestDatabase;
let product: string;

beforeAll(async () => {
  made = await createTestDatabase();
  product = await openProductRole(made.url, role);
});
afterAll(async () => {
  await ask(made.url, `drop owned by ${role}`);
  await ask(made.url, `drop role ${role}`);
  await made.drop();
});

describe('the role that the product works as', () => {
  it('finds the database up to date, and adds and changes rows', async () => {
    expect(await migrate(product)).toEqual({ applied: [] });
    const database = openDatabase({ url: product, max: 1 });
    const code = await buildAuctionedOffer(database, Date.now());
    await database.close();
    expect(
      await ask(product, `update offer set spotlight = true where code = ${code} returning code`),
    ).toEqual([{ code: String(code) }]);
  });

  it.each([
    ['drop a table', 'drop table bid cascade'],
    ['change a table', 'alter table bid add column x int'],
    ['make a table', 'create table x (y int)'],
    ['make a temporary one', 'create temporary table x (y int)'],
    ['make a schema', 'create schema x'],
    ['make a function', `create function x() returns int language sql as 'select 1'`],
    ['make an extension', 'create extension pg_visibility'],
    ['empty the ledger', 'truncate bid cascade'],
    ['change a line', 'update bid set value_cents = 1'],
    ['delete a line', 'delete from bid'],
    ['change a maximum', 'update maximum set value_cents = 1'],
    ['delete a maximum', 'delete from maximum'],
    ['switch the triggers off', 'alter table bid disable trigger all'],
    ['switch the triggers off for itself', `set session_replication_role = replica`],
    ['drop a trigger', 'drop trigger bid_is_append_only on bid'],
    [
      'replace what the triggers do',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ],
    ['become the owner', 'set role patio'],
    ['give itself rights', `alter role ${role} superuser`],
    ['make a role', 'create role x'],
    ['change a setting of the server', `alter system set log_statement = 'all'`],
    ['run a program', `copy (select 1) to program 'true'`],
    ['read a file into a table', `copy consent from '/etc/hostname'`],
    ['read a file', `select pg_read_file('postgresql.conf')`],
    ['list files', `select pg_ls_dir('.')`],
    ['say that a migration was made', `insert into schema_migration (name) values ('9999')`],
    ['read the passwords of roles', 'select rolpassword from pg_authid'],
  ])('cannot %s', async (_what, statement) => {
    await expect(ask(product, statement)).rejects.toThrow(/permission denied|must be owner|must have/iu);
  });

  it('cannot enter the server’s own database', async () => {
    await expect(ask(databaseUrl(product, 'postgres'), 'select 1')).rejects.toThrow('permission denied');
  });

  it('may work on what a later migration brings, and has a new password at every start', async () => {
    await ask(made.url, 'create table later (n int)');
    await ask(product, 'insert into later values (1)');
    const next = await openProductRole(made.url, role);
    expect(await ask(next, 'select n from later')).toEqual([{ n: 1 }]);
    await expect(ask(product, 'select 1')).rejects.toThrow('password authentication failed');
    product = next;
  });

  it('loses at the start what it was given beyond that', async () => {
    await ask(made.url, `grant update, delete, truncate on bid to ${role}`);
    await ask(made.url, `alter role ${role} createdb`);
    product = await openProductRole(made.url, role);
    await expect(ask(product, 'delete from bid')).rejects.toThrow('permission denied');
    await expect(ask(product, 'create database x')).rejects.toThrow('permission denied');
  });
});

it('the runbook gives a role of one’s own the same', async () => {
  const [, block = ''] = /```sql\n(.*?)```/su.exec(await readFile(runbook, 'utf8')) ?? [];
  const written = block
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  expect(written.slice(1)).toEqual(grantsFor('patio_app'));
});
