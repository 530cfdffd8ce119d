import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import {
  findPartnerId,
  fipeSummary,
  importFiles,
  importFipe,
  importScreen,
  openReport,
  readArguments,
  recordImport,
  TERMINAL_LINES,
  terminalLine,
  terminalLines,
  USAGE,
  type ImportArguments,
  type ImportOrder,
} from '../features/catalogue/import/public.ts';
import { draftKeeper } from '../features/catalogue/imports/public.ts';
import { applySettings } from '../features/sales/settings/public.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { useDatabase } from '../supervisor/database.ts';
import { migrateDatabase } from '../supervisor/prepare-database.ts';
import { StartError } from '../supervisor/start-error.ts';

const stdout = { write: (text: string) => void process.stdout.write(text), live: process.stdout.isTTY };
const stderr = { write: (text: string) => void process.stderr.write(text), live: false };
const complain = (text: string) => stderr.write(`${text}\n`);
const INTERRUPTED = 130;
const WORDS = {
  PTBR: {
    moreMistakes: 'E outros erros.',
    noStore: (store: string) => `A loja parceira ${store} não existe.`,
    more: (place: string) => `Há mais; tudo está no relatório: ${place}`,
    report: (place: string) => `Relatório: ${place}`,
  },
  EN: {
    moreMistakes: 'And other mistakes.',
    noStore: (store: string) => `The partner store ${store} does not exist.`,
    more: (place: string) => `There is more; everything is in the report: ${place}`,
    report: (place: string) => `Report: ${place}`,
  },
} as const;

/** `npm run import`: exit code 0 if every file was read, even if rows were refused; 1 if one could not be read. */
async function main(args: readonly string[]): Promise<number> {
  const typed = readArguments(args);
  if ('mistakes' in typed) {
    const terminal = terminalLines(stderr, WORDS[typed.idiom].moreMistakes, TERMINAL_LINES.run);
    for (const mistake of typed.mistakes) terminal.many(mistake);
    complain(`\n${USAGE[typed.idiom]}`);
    return 1;
  }
  try {
    return await withDatabase(loadConfig(readEnvironment()), typed);
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

async function withDatabase(config: Config, typed: ImportArguments): Promise<number> {
  const log = terminalLines(stderr, '…', TERMINAL_LINES.besides).many;
  const used = await useDatabase(config, log);
  try {
    await migrateDatabase(used.url, log);
    const database = openDatabase({ url: used.url, max: 4, applicationName: 'patio-import' });
    try {
      return await runImport(config, database, typed);
    } finally {
      await database.close();
    }
  } finally {
    await used.stop();
  }
}

async function runImport(config: Config, database: Database, typed: ImportArguments): Promise<number> {
  const words = WORDS[typed.idiom];
  const partnerId = typed.store === null ? null : await findPartnerId(database, typed.store);
  if (typed.store !== null && partnerId === null) {
    complain(terminalLine(words.noStore(typed.store)));
    return 1;
  }
  let cancelled = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (cancelled = true));
  const report = await openReport(path.join(config.dataDir, 'imports'), systemClock.now(), typed.idiom);
  const rest = words.more(report.place);
  const terminal = terminalLines(stdout, rest, TERMINAL_LINES.run);
  const follow = () => {
    const screen = importScreen(terminal, systemClock.now, typed.idiom);
    const print = (line: Parameters<typeof report.write>[0]) => {
      report.write(line);
      screen.report(line);
    };
    return { ...screen, report: print, cancelled: () => cancelled };
  };
  let refused = 0;
  if (typed.fipeFiles.length > 0) refused += await runFipe(database, typed, follow(), terminal.last);
  const observer = follow();
  if (typed.files.length > 0) {
    const deps = { database, storage: openStorage(config) };
    // What the house set in the back office binds an import too.
    await applySettings({ config, database });
    const keeper = draftKeeper({ config, clock: systemClock }, typed);
    const counts = await importFiles(deps, orderOf(config, typed, partnerId), observer, keeper);
    observer.summary(counts, { dryRun: typed.dryRun, cancelled, reportPlace: report.place });
    refused += counts.filesRefused;
  } else {
    terminal.last(words.report(report.place));
  }
  await report.close();
  if (cancelled) return INTERRUPTED;
  return refused > 0 ? 1 : 0;
}

/** Loads the FIPE files; returns how many of them were refused as a whole. */
async function runFipe(
  database: Database,
  typed: ImportArguments,
  observer: Parameters<typeof importFipe>[3],
  say: (line: string) => void,
): Promise<number> {
  const began = systemClock.now();
  const counts = await importFipe(database, typed.fipeFiles, typed.dryRun, observer);
  if (!typed.dryRun) {
    const { fipeFiles: files } = typed;
    const action = 'import-reference-prices';
    await recordImport(database, { action, partnerId: null, files, counts: { ...counts }, at: began });
  }
  for (const line of fipeSummary(counts, systemClock.now() - began, typed.dryRun, typed.idiom)) say(line);
  return counts.filesRefused;
}

function orderOf(config: Config, typed: ImportArguments, partnerId: number | null): ImportOrder {
  const { defaultIncrementCentavos, softCloseMs, softCloseCapMs } = config.rules;
  const { spread, fipeFiles: _fipe, idiom: _idiom, ...rest } = typed;
  return {
    ...rest,
    terms: {
      now: systemClock.now(),
      spread,
      partnerId,
      incrementCents: defaultIncrementCentavos || null,
      softCloseMs,
      softCloseCapMs,
    },
  };
}

process.exit(await main(process.argv.slice(2)));
