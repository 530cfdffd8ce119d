import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Database } from '../../../../platform/db/database.ts';
import {
  knownCodes,
  relinkAll,
  saveReferenceModels,
  saveReferencePrices,
  type ReferenceModelFact,
  type ReferencePriceFact,
} from '../../reference-prices/public.ts';
import { fipeReader, type ReadFipeRow } from './fipe-row.ts';
import type { ImportObserver } from '../import-run.ts';
import { openRecords } from '../read/open-records.ts';

/** The result of FIPE files: lines read and refused, prices by outcome. */
export interface FipeCounts {
  rows: number;
  refused: number;
  inserted: number;
  updated: number;
  unchanged: number;
  filesRefused: number;
  /** Vehicles with a reference by name afterwards. */
  vehicles: number;
}

interface Line {
  readonly line: number;
  readonly model: ReferenceModelFact | null;
  readonly prices: readonly ReferencePriceFact[];
}

interface FipeRun {
  readonly database: Database;
  readonly dryRun: boolean;
  readonly observer: Pick<ImportObserver, 'report' | 'cancelled'>;
  readonly counts: FipeCounts;
}

/** Lines of a transaction. */
const BATCH = 5000;

/**
 * Loads FIPE tables and price histories, then looks the vehicles up in them. Invalid lines are reported one by one; loading a file again
 * changes nothing.
 */
export async function importFipe(
  database: Database,
  files: readonly string[],
  dryRun: boolean,
  observer: FipeRun['observer'],
): Promise<FipeCounts> {
  const counts = { rows: 0, refused: 0, inserted: 0, updated: 0, unchanged: 0, filesRefused: 0, vehicles: 0 };
  for (const file of files) await loadFile({ database, dryRun, observer, counts }, file);
  if (!dryRun && counts.rows > counts.refused)
    counts.vehicles = await relinkAll(database, observer.cancelled);
  return counts;
}

async function loadFile(run: FipeRun, file: string): Promise<void> {
  const opened = await openRecords(file);
  if ('problem' in opened) return refuseFile(run, file, opened.problem);
  let read: ReadFipeRow | null = null;
  let pending: Line[] = [];
  for await (const record of opened.records) {
    if (run.observer.cancelled()) return;
    if ('problem' in record && record.wholeFile) return refuseFile(run, file, record.problem, record.line);
    run.counts.rows += 1;
    if ('problem' in record) {
      refuseLine(run, file, record.line, record.problem);
      continue;
    }
    read ??= fipeReader(record.headings);
    if (read === null) {
      run.counts.rows -= 1;
      return refuseFile(run, file, reasonOf('fipe-not-a-table'));
    }
    const row = read(record.cells);
    if ('problem' in row) refuseLine(run, file, record.line, row.problem);
    else pending.push({ line: record.line, ...row });
    if (pending.length < BATCH) continue;
    await saveLines(run, file, pending);
    pending = [];
  }
  await saveLines(run, file, pending);
}

async function saveLines(run: FipeRun, file: string, lines: readonly Line[]): Promise<void> {
  if (run.dryRun || lines.length === 0) return;
  const saved = await run.database.transact(async (transaction) => {
    await saveReferenceModels(
      transaction,
      lines.flatMap(({ model }) => model ?? []),
      true,
    );
    const known = await knownCodes(
      transaction,
      lines.flatMap(({ prices }) => prices.map(({ fipeCode }) => fipeCode)),
    );
    const isKnown = ({ prices }: Line) => prices.every(({ fipeCode }) => known.has(fipeCode));
    const prices = lines.filter(isKnown).flatMap((line) => line.prices);
    return {
      ...(await saveReferencePrices(transaction, prices)),
      unknown: lines.filter((line) => !isKnown(line)),
    };
  });
  for (const { line } of saved.unknown)
    refuseLine(run, file, line, { ...reasonOf('fipe-code-unknown'), at: 'codigo_fipe' });
  run.counts.inserted += saved.inserted;
  run.counts.updated += saved.updated;
  run.counts.unchanged += saved.unchanged;
}

function refuseLine({ counts, observer }: FipeRun, file: string, line: number, reason: Reason): void {
  counts.refused += 1;
  observer.report({ file, line, column: null, verdict: 'recusada', reason });
}

function refuseFile(
  { counts, observer }: FipeRun,
  file: string,
  reason: Reason,
  line: number | null = null,
): void {
  counts.filesRefused += 1;
  observer.report({ file, line, column: null, verdict: 'recusada', reason });
}

/** The summary of the FIPE files for the operator. */
export function fipeSummary(counts: FipeCounts, ms: number, dryRun: boolean, idiom: Idiom): string[] {
  const { rows, refused, inserted, updated, unchanged, vehicles, filesRefused } = counts;
  const seconds = (ms / 1000).toFixed(1);
  if (idiom === 'EN')
    return [
      `FIPE: ${rows} lines in ${seconds} s; refused: ${refused}`,
      ...(dryRun
        ? ['  nothing was written']
        : [
            `  new prices: ${inserted}, updated: ${updated}, unchanged: ${unchanged}`,
            `  vehicles found in the table by name: ${vehicles}`,
          ]),
      ...(filesRefused > 0 ? [`  refused files: ${filesRefused}`] : []),
    ];
  return [
    `FIPE: ${rows} linhas em ${seconds.replace('.', ',')} s; recusadas: ${refused}`,
    ...(dryRun
      ? ['  nada foi gravado']
      : [
          `  preços novos: ${inserted}, atualizados: ${updated}, iguais: ${unchanged}`,
          `  veículos encontrados na tabela pelo nome: ${vehicles}`,
        ]),
    ...(filesRefused > 0 ? [`  arquivos recusados: ${filesRefused}`] : []),
  ];
}
