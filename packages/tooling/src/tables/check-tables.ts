import { AREAS } from '../boundaries/areas.ts';
import type { TableWrite } from './find-writes.ts';
import type { ForeignWrite } from './foreign-writes.ts';
import type { TableOwner } from './table-owners.ts';

/** What is compared: the tables that exist, who owns them, who writes them, and which writes from elsewhere are declared. */
export interface TableFacts {
  readonly tables: ReadonlySet<string>;
  readonly owners: Readonly<Record<TableOwner, readonly string[]>>;
  readonly writes: readonly TableWrite[];
  readonly declared: readonly ForeignWrite[];
}

const AREA = new RegExp(`^apps/server/src/features/(${AREAS.join('|')})/`);

/** Returns a line for each table that is written from another area, has no owner or several, or is declared for nothing. */
export function checkTables({ tables, owners, writes, declared }: TableFacts): string[] {
  const owned = Object.entries(owners).flatMap(([owner, names]) => names.map((name) => ({ owner, name })));
  const ownersOf = (table: string) => owned.filter(({ name }) => name === table).map(({ owner }) => owner);
  const isDeclared = ({ file, table }: TableWrite) =>
    declared.some((each) => each.file === file && each.tables.includes(table));
  const foreign = writes.filter(({ file, table }) => !ownersOf(table).includes(areaOf(file)));
  return [
    ...[...tables]
      .filter((table) => ownersOf(table).length !== 1)
      .map((table) => `table ${table} has ${ownersOf(table).length} owners, not one (table-owners.ts)`),
    ...owned.filter(({ name }) => !tables.has(name)).map(({ name }) => `no table is called ${name}`),
    ...foreign
      .filter((write) => !isDeclared(write))
      .map(({ file, table }) => `${file} writes ${table}, which belongs to ${ownersOf(table).join()}`),
    ...declared.flatMap(({ file, tables: names }) =>
      names
        .filter((name) => !foreign.some((write) => write.file === file && write.table === name))
        .map((name) => `${file} does not write ${name}: take it out of foreign-writes.ts`),
    ),
  ];
}

function areaOf(file: string): string {
  return AREA.exec(file)?.[1] ?? (file.startsWith('apps/server/src/demo/') ? 'demo' : 'platform');
}
