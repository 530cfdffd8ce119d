import { readFile } from 'node:fs/promises';
import { WATCH_LISTS } from '@patio/domain/finance/aml-cases/watch-lists.ts';
import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { readWatchList, storeWatchList } from '../features/finance/aml-cases/public.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { useDatabase } from '../supervisor/database.ts';
import { migrateDatabase } from '../supervisor/prepare-database.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const USAGE =
  'npm run watch-lists -- sanctions|pep FILE SOURCE     reads a list in the place of the one before';
const LONGEST_SOURCE = 200;

/** `npm run watch-lists`: exit code 0 if the list was stored, 1 if it could not be read, 2 if the call was wrong. */
async function main([list, file, ...rest]: readonly string[]): Promise<number> {
  const kind = WATCH_LISTS.find((each) => each === list);
  const source = rest.join(' ').trim().slice(0, LONGEST_SOURCE);
  if (kind === undefined || file === undefined || source === '') {
    complain(USAGE);
    return 2;
  }
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) {
    complain(`${file}: cannot be read.`);
    return 1;
  }
  const read = readWatchList(bytes);
  if (read.kind === 'refused' || read.names.length === 0) {
    const line = read.kind === 'refused' ? read.line : 1;
    complain(`${file}, line ${line}: this is no table with a column of names. Nothing was changed.`);
    return 1;
  }
  try {
    const used = await useDatabase(loadConfig(readEnvironment()), complain);
    try {
      await store(used.url, { kind, source, names: read.names });
    } finally {
      await used.stop();
    }
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
  say(`${read.names.length} names are in use; ${read.left} lines without a name were left out.`);
  return 0;
}

async function store(url: string, edition: Omit<Parameters<typeof storeWatchList>[1], 'at'>): Promise<void> {
  await migrateDatabase(url, complain);
  const database = openDatabase({ url, max: 1, applicationName: 'patio-watch-lists' });
  try {
    await storeWatchList(database, { ...edition, at: systemClock.now() });
  } finally {
    await database.close();
  }
}

process.exit(await main(process.argv.slice(2)));
