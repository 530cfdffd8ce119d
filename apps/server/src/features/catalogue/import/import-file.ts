import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import path from 'node:path';
import { arrangeCells, layoutOf, type Layout } from './rows/arrange-cells.ts';
import type { Cells } from './rows/columns.ts';
import { importKey } from './import-key.ts';
import { readAhead } from './read/read-ahead.ts';
import type { RowVerdict } from './report/import-report.ts';
import type { ImportRun, PendingRow } from './import-run.ts';
import { knownMapping } from './rows/known-mappings.ts';
import { openRecords } from './read/open-records.ts';
import type { SourceRecord } from './read/source-record.ts';
import type { Problem } from './rows/problems.ts';
import type { Mapping } from './rows/mapping.ts';
import { readRow, type ReadRow } from './rows/read-row.ts';
import { saveBatch } from './save-batch.ts';

/** Rows per transaction; with photos fewer, because progress would otherwise seem to stop. */
const BATCH = { plain: 500, withPhotos: 10 } as const;

/** Imports one file. Problems of the file as a whole are reported and counted, never thrown. */
export async function importFile(run: ImportRun, file: string): Promise<void> {
  const opened = await openRecords(file, run.order.mapping?.planilha ?? run.order.sheet ?? undefined);
  if ('problem' in opened) return refuseFile(run, file, opened.problem);
  let pending: PendingRow[] = [];
  let rows = 0;
  const size = run.photos === null ? BATCH.plain : BATCH.withPhotos;
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
    if (row !== null && rows > (run.keeper?.after ?? 0)) pending.push(row);
    if (pending.length >= size) await flush();
    if (run.observer.cancelled()) return;
  }
  await flush();
  run.observer.progress(file, 1, run.counts);
  if (rows === 0) refuseFile(run, file, reasonOf('file-only-headings'));
}

function refuseFile(
  { counts, observer }: ImportRun,
  file: string,
  reason: Reason,
  line: number | null = null,
): void {
  counts.filesRefused += 1;
  observer.report({ file, line, column: null, verdict: 'recusada', reason });
}

/** A record of the file: parsed, or why it or the whole file cannot be. */
type ReadRecord =
  | { readonly line: number; readonly problem: Reason }
  | { readonly line: number | null; readonly wholeFile: Reason }
  | {
      readonly line: number;
      readonly cells: Cells;
      readonly mapping: Mapping;
      readonly read: ReadRow;
      /** Number of added names when it was read. */
      readonly names: number;
      readonly notice: Reason | null;
    };

/** Parses the records of a file without side effects, because it runs ahead of saving. */
async function* readRows(
  { order, knowledge }: ImportRun,
  records: AsyncIterable<SourceRecord>,
): AsyncGenerator<ReadRecord> {
  const layouts = new Map<readonly string[], Layout | { problem: Reason }>();
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
    yield { line, cells, mapping, read, names: knowledge.vehicles.added(), notice: record.notice ?? null };
  }
}

/** Processes a record in its turn; returns null if it was refused or is a repetition. */
function takeRow(
  run: ImportRun,
  file: string,
  record: Exclude<ReadRecord, { wholeFile: Reason }>,
): PendingRow | null {
  const { counts, order, knowledge, seen } = run;
  counts.rows += 1;
  const { line } = record;
  if ('problem' in record) return refuseRow(run, file, line, [{ column: null, reason: record.problem }]);
  const { cells, mapping, names } = record;
  const at = counts.rows;
  // Earlier rows may have added brands and models since.
  const read =
    names === knowledge.vehicles.added() ? record.read : readRow(cells, mapping, knowledge, order.terms.now);
  const { row, refusals } = read;
  const notices = [
    ...(record.notice === null ? [] : [{ column: null, reason: record.notice }]),
    ...read.notices,
  ];
  if (row === null) return refuseRow(run, file, line, refusals, cells);
  const key = importKey(mapping.origem ?? path.parse(file).name, order.store, cells);
  const earlier = seen.get(key);
  if (earlier !== undefined) return repeatedRow(run, file, line, repetition(earlier, cells));
  const sold = row.plate === null ? undefined : seen.get(plateKey(row.plate));
  if (row.plate !== null && sold !== undefined) {
    const reason = reasonOf('repeats-plate', { plate: row.plate, line: sold });
    return repeatedRow(run, file, line, { column: 'placa', reason });
  }
  seen.set(key, line);
  if (row.plate !== null) seen.set(plateKey(row.plate), line);
  reportAll(run, file, line, 'aviso', notices);
  counts.notices += notices.length;
  return { key, row, line, record: at };
}

function refuseRow(
  run: ImportRun,
  file: string,
  line: number,
  problems: readonly Problem[],
  cells?: Cells,
): null {
  run.counts.refused += 1;
  if (cells !== undefined) refusePhotos(run, line, cells);
  reportAll(run, file, line, 'recusada', problems, cells);
  return null;
}

/** The photos of a refused row belong to a row nevertheless. */
function refusePhotos({ photos }: ImportRun, line: number, cells: Cells): void {
  if (photos?.note === undefined) return;
  for (const file of photos.filesOf(cells).files)
    photos.note(file, file.problem ?? reasonOf('photo-line-refused', { line }));
}

function repeatedRow(run: ImportRun, file: string, line: number, problem: Problem): null {
  run.counts.repeated += 1;
  reportAll(run, file, line, 'repetida', [problem]);
  return null;
}

/** One vehicle is offered once, whatever its rows are called. */
const plateKey = (plate: string): string => `plate ${plate}`;

function repetition(line: number, { id }: Cells): Problem {
  const reason = id === undefined ? reasonOf('repeats-line', { line }) : reasonOf('repeats-id', { id, line });
  return { column: null, reason };
}

function reportAll(
  run: ImportRun,
  file: string,
  line: number,
  verdict: RowVerdict,
  problems: readonly Problem[],
  cells?: Cells,
): void {
  const reported = { record: run.counts.rows, ...(cells === undefined ? {} : { cells }) };
  for (const problem of problems) run.observer.report({ file, line, verdict, ...problem }, reported);
}
