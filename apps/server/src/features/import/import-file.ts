import path from 'node:path';
import { arrangeCells, layoutOf, type Layout } from './rows/arrange-cells.ts';
import type { Cells } from './rows/columns.ts';
import { importKey } from './import-key.ts';
import type { RowVerdict } from './report/import-report.ts';
import type { ImportRun } from './import-run.ts';
import { knownMapping } from './rows/known-mappings.ts';
import { openRecords, type SourceRecord } from './read/open-records.ts';
import type { Problem } from './rows/problems.ts';
import { readRow } from './rows/read-row.ts';
import { saveBatch, type PendingRow } from './save-batch.ts';

/** Rows of a transaction; photos take so much longer that progress would stand still. */
const BATCH = { plain: 500, withPhotos: 20 } as const;

/** Imports one file. Problems of the file as a whole are reported and counted, never thrown. */
export async function importFile(run: ImportRun, file: string): Promise<void> {
  const opened = await openRecords(file);
  if ('problem' in opened) return refuseFile(run, file, opened.problem);
  const layouts = new Map<readonly string[], Layout | { problem: string }>();
  let pending: PendingRow[] = [];
  let rows = 0;
  const size = run.folder === null ? BATCH.plain : BATCH.withPhotos;
  const flush = async () => {
    await saveBatch(run, file, pending);
    pending = [];
    // The file is read ahead of the rows: it is done only when its last row is.
    run.observer.progress(file, Math.min(opened.progress(), 0.99), run.counts);
  };
  for await (const record of opened.records) {
    if ('problem' in record && record.wholeFile) return refuseFile(run, file, record.problem, record.line);
    rows += 1;
    const layout = layoutFor(record, layouts, run);
    if (layout !== null && 'problem' in layout) return refuseFile(run, file, layout.problem);
    const row = takeRecord(run, file, record, layout);
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

function layoutFor(
  record: SourceRecord,
  layouts: Map<readonly string[], Layout | { problem: string }>,
  { order }: ImportRun,
): Layout | { problem: string } | null {
  if ('problem' in record) return null;
  const known = layouts.get(record.headings);
  if (known) return known;
  const made = layoutOf(record.headings, order.mapping ?? knownMapping(record.headings));
  layouts.set(record.headings, made);
  return made;
}

/** Reads a record; answers null when it was refused or is a repetition. */
function takeRecord(
  run: ImportRun,
  file: string,
  record: SourceRecord,
  layout: Layout | null,
): PendingRow | null {
  const { counts, order, knowledge, seen } = run;
  counts.rows += 1;
  if ('problem' in record || layout === null) {
    const reason = 'problem' in record ? record.problem : 'a linha não pode ser lida';
    return refuseRow(run, file, record.line, [{ column: null, reason }]);
  }
  const cells = arrangeCells(record.cells, layout);
  const { row, refusals, notices } = readRow(cells, layout.mapping, knowledge, order.terms.now);
  if (row === null) return refuseRow(run, file, record.line, refusals);
  const key = importKey(layout.mapping.origem ?? path.parse(file).name, order.store, cells);
  const earlier = seen.get(key);
  if (earlier !== undefined) return repeatedRow(run, file, record.line, earlier, cells);
  seen.set(key, record.line);
  reportAll(run, file, record.line, 'aviso', notices);
  counts.notices += notices.length;
  return { key, row, line: record.line };
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
