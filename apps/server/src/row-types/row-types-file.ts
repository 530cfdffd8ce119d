import pg from 'pg';
import { knownStatements, type Statement } from '../platform/db/statement.ts';
import { type AnsweredColumn, describeStatement } from './describe-statement.ts';
import { readCatalog } from './read-catalog.ts';
import { typeOf } from './type-names.ts';
import { glob, readFile } from 'node:fs/promises';

/** The file with the row types. */
export const rowTypesPlace = new URL('../../generated/statement-rows.ts', import.meta.url);

const sources = new URL('../', import.meta.url);
const making = /\bstatement\(\{/u;

const head = `// Written by \`npm run generate\`: what the rows of each statement hold, as PostgreSQL describes it on the migrated database.

/** A json document, which the statement gives a shape by its \`columns\`. */
export type Json = NonNullable<unknown>;
`;

/** The expected content of the file of row types for a migrated database. Throws for statements that PostgreSQL refuses. */
export async function rowTypesFile(url: string): Promise<string> {
  await loadStores();
  return rowTypesOf(url, knownStatements());
}

/** The row types of some statements. */
export async function rowTypesOf(url: string, statements: readonly Statement[]): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'patio-row-types' });
  await client.connect();
  try {
    const catalog = await readCatalog(client);
    const rows: string[] = [];
    for (const statement of statements.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const columns = await describeStatement(client, catalog, statement);
      if (columns.length > 0) rows.push(rowType(statement, columns));
    }
    return `${head}\nexport interface StatementRows {\n${rows.join('\n')}\n}\n`;
  } finally {
    await client.end();
  }
}

function rowType({ name, neverNull = [] }: Statement, columns: readonly AnsweredColumn[]): string {
  const idle = neverNull.filter(
    (never) => !columns.some((column) => column.name === never && column.nullable),
  );
  if (idle.length > 0)
    throw new Error(`${name}: PostgreSQL knows by itself of ${idle.join(', ')}, or has no such column.`);
  const names = columns.map((column) => column.name);
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice !== undefined) throw new Error(`${name} answers two columns called ${twice}.`);
  const lines = columns.map(
    (column) =>
      `    ${keyOf(column.name)}: ${typeOf({ ...column, nullable: column.nullable && !neverNull.includes(column.name) })};`,
  );
  return [`  '${name}': {`, ...lines, '  };'].join('\n');
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/iu.test(name) ? name : JSON.stringify(name));

/** Loads every module of the program that creates statements, which registers them. */
async function loadStores(): Promise<void> {
  for await (const path of glob('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts', 'row-types/**'] })) {
    const place = new URL(path, sources);
    if (making.test(await readFile(place, 'utf8'))) await import(place.href);
  }
}
