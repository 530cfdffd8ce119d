import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../source-files/repository-root.ts';
import { checkTables, type TableFacts } from './check-tables.ts';
import { tablesOf, writesOf } from './find-writes.ts';
import { tableOwners, type TableOwner } from './table-owners.ts';

const STORE = 'apps/server/src/features/sales/purchases/purchases.store.ts';
const nobody: Record<TableOwner, readonly string[]> = {
  messaging: [],
  identity: [],
  people: [],
  stores: [],
  catalogue: [],
  trading: [],
  sales: [],
  finance: [],
  platform: [],
  demo: [],
};
const facts = (given: Partial<TableFacts>): TableFacts => ({
  tables: new Set(['purchase']),
  owners: { ...nobody, sales: ['purchase'] },
  writes: [{ file: STORE, table: 'purchase' }],
  declared: [],
  ...given,
});
const elsewhere = { file: 'apps/server/src/features/people/strikes/strikes.store.ts', table: 'purchase' };

describe('tables and the areas that own them', () => {
  it('lets an area write its own tables', () => {
    expect(checkTables(facts({}))).toEqual([]);
  });

  it('finds a table that another area writes', () => {
    expect(checkTables(facts({ writes: [elsewhere] }))).toEqual([
      `${elsewhere.file} writes purchase, which belongs to sales`,
    ]);
  });

  it('lets a declared write pass, and finds a declaration that nothing needs', () => {
    const declared = [{ file: elsewhere.file, tables: ['purchase'], why: 'a planted one' }];
    expect(checkTables(facts({ writes: [elsewhere], declared }))).toEqual([]);
    expect(checkTables(facts({ declared }))).toEqual([
      `${elsewhere.file} does not write purchase: take it out of foreign-writes.ts`,
    ]);
  });

  it('finds a table without an owner, with two, and an owned one that does not exist', () => {
    expect(checkTables(facts({ owners: nobody, writes: [] }))).toEqual([
      'table purchase has 0 owners, not one (table-owners.ts)',
    ]);
    expect(checkTables(facts({ owners: { ...nobody, sales: ['purchase'], demo: ['purchase'] } }))).toEqual([
      'table purchase has 2 owners, not one (table-owners.ts)',
    ]);
    expect(checkTables(facts({ owners: { ...nobody, sales: ['purchase', 'gone'] } }))).toEqual([
      'no table is called gone',
    ]);
  });

  it('reads the tables from migrations in their order, and the writes from SQL but not from comments', () => {
    const tables = tablesOf([
      'create table a (x int); create table b (y int);',
      'drop table b; alter table a rename to c',
    ]);
    expect([...tables]).toEqual(['c']);
    const text =
      "/** update c set */\nconst s = 'insert into c (x) values (1)';\nconst t = 'delete from  c';\n// update c";
    expect(writesOf('a.ts', text, tables)).toEqual([{ file: 'a.ts', table: 'c' }]);
    expect(writesOf('a.ts', 'select from c', tables)).toEqual([]);
  });

  it('are drawn in docs/schema.md under the area that owns them', () => {
    const drawn = readFileSync(join(repositoryRoot, 'apps/server/src/schema-files/table-areas.ts'), 'utf8');
    for (const [area, tables] of Object.entries(tableOwners)) {
      const [, list = ''] = new RegExp(`^  ${area}: \\[([^\\]]*)\\]`, 'm').exec(drawn) ?? [];
      const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
      const drawnHere = new Set(names);
      // The list of migrations is made before the first of them.
      drawnHere.delete('schema_migration');
      expect(drawnHere).toEqual(new Set(tables));
    }
  });
});
