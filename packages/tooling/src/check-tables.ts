import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from './source-files/list-source-files.ts';
import { repositoryRoot } from './source-files/repository-root.ts';
import { checkTables } from './tables/check-tables.ts';
import { tablesOf, writesOf } from './tables/find-writes.ts';
import { foreignWrites, WRITES_EVERYWHERE } from './tables/foreign-writes.ts';
import { tableOwners } from './tables/table-owners.ts';

// Command: prints every table that another area writes; exit code 1 when there is one.
const migrations = join(repositoryRoot, 'apps/server/migrations');
const textOf = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const tables = tablesOf(
  readdirSync(migrations)
    .toSorted()
    .map((name) => textOf(`apps/server/migrations/${name}`)),
);
const writes = listSourceFiles(repositoryRoot)
  .filter((path) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
  .filter((path) => WRITES_EVERYWHERE.every((folder) => !path.startsWith(folder)))
  // The write check proves that the database takes writes, whatever the table.
  .filter((path) => path !== 'apps/server/src/platform/db/write-check.ts')
  .flatMap((path) => writesOf(path, textOf(path), tables));
const findings = checkTables({ tables, owners: tableOwners, writes, declared: foreignWrites });
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
