import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import {
  createDatabase,
  databaseExists,
  databaseUrl,
  dropDatabase,
} from '../../apps/server/src/platform/postgres-embedded/create-database.ts';

/** A filled database, to be read only. */
export interface OffersDatabase {
  readonly url: string;
  /** Codes of its offers. */
  readonly codes: readonly number[];
}

const run = promisify(execFile);
const allCodes = { name: 'bench.codes', text: 'select code from offer order by code' } as const;
const bench = path.join(import.meta.dirname, '..');
const sources = [
  path.join(bench, '../apps/server/migrations'),
  path.join(bench, '../apps/server/seeds'),
  bench,
];

/**
 * A database with so many generated offers. It is made once for each state of the schema and the seeds and each day, because offers
 * end.
 */
export async function offersDatabase(
  serverUrl: string,
  count: number,
  say: (line: string) => void,
): Promise<OffersDatabase> {
  const name = `offers_${count}_${await stateOfSources()}`;
  if (await databaseExists(serverUrl, `${name}_ready`)) return described(serverUrl, `${name}_ready`);
  say(`filling a database with ${count} offers`);
  await dropDatabase(serverUrl, name);
  const url = await createDatabase(serverUrl, name);
  await run(process.execPath, [path.join(bench, 'seed-offers.ts'), '--url', url, '--count', String(count)]);
  await createDatabase(serverUrl, `${name}_ready`, name);
  await dropDatabase(serverUrl, name);
  return described(serverUrl, `${name}_ready`);
}

async function described(serverUrl: string, name: string): Promise<OffersDatabase> {
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase({ url, max: 1, applicationName: 'patio-bench' });
  try {
    const rows = await database.rows<{ code: number }>(allCodes);
    return { url, codes: rows.map(({ code }) => code) };
  } finally {
    await database.close();
  }
}

async function stateOfSources(): Promise<string> {
  const hash = createHash('sha1').update(new Date().toISOString().slice(0, 10));
  for (const directory of sources) {
    for (const name of (await readdir(directory)).sort()) {
      if (/\.(sql|tsv)$|^(seed|generated).*\.ts$/.test(name))
        hash.update(await readFile(path.join(directory, name)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}
