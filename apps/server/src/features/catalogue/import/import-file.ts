import path from 'node:path';
import { arrangeCells, layoutOf, type Layout } from './rows/arrange-cells.ts';
import type { Cells } from './rows/columns.ts';
import { importKey } from './import-key.ts';
import { readAhead } from './read/read-ahead.ts';
import type { RowVerdict } from './report/import-report.ts';
import type { ImportRun } from './import-run.ts';
import { knownMapping } from './rows/known-mappings.ts';
import { openRecords, type SourceRecord } from './read/open-records.ts';
import type { Problem } from './rows/problems.ts';
import type { Mapping } from './rows/mapping.ts';
import { readRow, type ReadRow } from './rows/read-row.ts';
import { saveBatch, type PendingRow } from './save-batch.ts';

/** Rows per transaction; with photos fewer, because progress would otherwise seem to stop. */
const BATCH = { plain: 500, withPhotos: 20 } as const;

/** Imports one file. Problems of the file as a whole are reported and counted, never thrown. */
export async function importFile(run: ImportRun, file: string): Promise<void> {
  const opened = await openRecords(file);
  if ('problem' in opened) return refuseFile(run, file, opened.problem);
  let pending: PendingRow[] = [];
  let rows = 0;
  const size = run.folder === null ? BATCH.plain : BATCH.withPhotos;
  const flush = async () => {
    await saveBatch(run, file, pending);
    pending = [];
    // The file is read ahead of the rows: it is finished only when its last row is.
    run.observer.progress(file, Math.min(opened.progress(), 0.99), run.counts);
  };
  for await (const read of readAhead(readRows(run, opened.records), size)) {
    if ('wholeFile' in read) return refuseFile(run, file, read.wholeFile, read.line);
    rows += 1;
    const row = takeRow(run, file, read);
    if (row !== null) pending.push(row);
    if (pending.length >= size) await flush();
    if (run.observer.cancelled()) return;
  }
  await flush();
  run.observer.progress(file, 1, run.counts);
  if (rows === 0) refuseFile(run, file, 'o arquivo só tem o cabeçalho; nenhuma linha para importar');
}

function refuseFile(
  { counts, observer }: ImportRun,
  file: string,
  reason: string,
  line: number | null = null,
): void {
  counts.filesRefused += 1;
  observer.report({ file, line, column: null, verdict: 'recusada', reason });
}

/** A record of the file: parsed, or why it or the whole file cannot be. */
type ReadRecord =
  | { readonly line: number; readonly problem: string }
  | { readonly line: number | null; readonly wholeFile: string }
  | {
      readonly line: number;
      readonly cells: Cells;
      readonly mapping: Mapping;
      readonly read: ReadRow;
      /** Number of added names when it was read. */
      readonly names: number;
    };

/** Parses the records of a file without side effects, because it runs ahead of saving. */
async function* readRows(
  { order, knowledge }: ImportRun,
  records: AsyncIterable<SourceRecord>,
): AsyncGenerator<ReadRecord> {
  const layouts = new Map<readonly string[], Layout | { problem: string }>();
  for await (const record of records) {
    const { line } = record;
    if ('problem' in record) {
      yield record.wholeFile ? { line, wholeFile: record.problem } : record;
      continue;
    }
    const layout =
      layouts.get(record.headings) ??
      layoutOf(record.headings, order.mapping ?? knownMapping(record.headings));
    layouts.set(record.headings, layout);
    if ('problem' in layout) {
      yield { line: null, wholeFile: layout.problem };
      continue;
    }
    const { mapping } = layout;
    const cells = arrangeCells(record.cells, layout);
    const read = readRow(cells, mapping, knowledge, order.terms.now);
    yield { line, cells, mapping, read, names: knowledge.vehicles.added() };
  }
}

/** Processes a record in its turn; returns null if it was refused or is a repetition. */
function takeRow(
  run: ImportRun,
  file: string,
  record: Exclude<ReadRecord, { wholeFile: string }>,
): PendingRow | null {
  const { counts, order, knowledge, seen } = run;
  counts.rows += 1;
  const { line } = record;
  if ('problem' in record) return refuseRow(run, file, line, [{ column: null, reason: record.problem }]);
  const { cells, mapping, names } = record;
  // Earlier rows may have added brands and models since.
  const read =
    names === knowledge.vehicles.added() ? record.read : readRow(cells, mapping, knowledge, order.terms.now);
  const { row, refusals, notices } = read;
  if (row === null) return refuseRow(run, file, line, refusals);
  const key = importKey(mapping.origem ?? path.parse(file).name, order.store, cells);
  const earlier = seen.get(key);
  if (earlier !== undefined) return repeatedRow(run, file, line, earlier, cells);
  seen.set(key, line);
  reportAll(run, file, line, 'aviso', notices);
  counts.notices += notices.length;
  return { key, row, line };
}

function refuseRow(run: ImportRun, file: string, line: number, problems: readonly Problem[]): null {
  run.counts.refused += 1;
  reportAll(run, file, line, 'recusada', problems);
  return null;
}

function repeatedRow(run: ImportRun, file: string, line: number, earlier: number, cells: Cells): null {
  run.counts.repeated += 1;
  const reason =
    cells.id === undefined ? `repete a linha ${earlier}` : `tem o mesmo id (${cells.id}) da linha ${earlier}`;
  reportAll(run, file, line, 'repetida', [{ column: null, reason }]);
  return null;
}

function reportAll(
  run: ImportRun,
  file: string,
  line: number,
  verdict: RowVerdict,
  problems: readonly Problem[],
): void {
  for (const problem of problems) run.observer.report({ file, line, verdict, ...problem });
}
