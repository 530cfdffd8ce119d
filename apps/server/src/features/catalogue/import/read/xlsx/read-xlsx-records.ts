import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { FileProblem } from '../../archive/file-problem.ts';
import { columnOf } from '../../rows/columns.ts';
import type { SourceRecord } from '../source-record.ts';
import { findMergedCells, mergedFiller } from './merged-cells.ts';
import { readNumberFormats } from './number-formats.ts';
import type { Workbook } from './open-workbook.ts';
import { readSharedTexts } from './shared-texts.ts';
import { readSheetRows, type SheetRow } from './sheet-rows.ts';

/** Titles and notes may stand above the headings. */
const ROWS_ABOVE = 20;

const HIDDEN_ROW = reasonOf('row-hidden');

/**
 * Streams the records of a sheet: of the one with that name, else of the first that is not hidden. Headings are the row among the first ones
 * of which we know the most; what stands above is left out. The workbook is closed at the end.
 */
export async function* readXlsxRecords(
  workbook: Workbook,
  wanted: string | undefined,
  onShare: (share: number) => void,
): AsyncGenerator<SourceRecord> {
  try {
    const sheet = workbook.part(sheetOf(workbook, wanted).part);
    if (sheet.problem !== null) throw new FileProblem(sheet.problem);
    const merged = await findMergedCells(sheet);
    const book = {
      texts: await readSharedTexts(workbook.sharedTexts),
      formats: await readNumberFormats(workbook.styles),
      from1904: workbook.from1904,
    };
    yield* withHeadings(readSheetRows(sheet, book, onShare), mergedFiller(merged));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    yield { line: 1, problem: error.reason, wholeFile: true };
  } finally {
    workbook.close();
  }
}

function sheetOf({ sheets }: Workbook, wanted: string | undefined): Workbook['sheets'][number] {
  const named = wanted === undefined ? undefined : sheets.find(({ name }) => sameName(name, wanted));
  if (wanted !== undefined && named === undefined)
    throw new FileProblem(reasonOf('sheet-unknown', { text: wanted.slice(0, 100) }));
  const sheet = named ?? sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  if (sheet === undefined) throw new FileProblem(reasonOf('sheet-missing'));
  return sheet;
}

const sameName = (a: string, b: string): boolean => foldText(a) === foldText(b);

async function* withHeadings(
  rows: AsyncGenerator<SheetRow>,
  fill: (row: number, cells: string[]) => void,
): AsyncGenerator<SourceRecord> {
  let above: SheetRow[] | null = [];
  let headings: readonly string[] = [];
  for await (const row of rows) {
    if (above === null) {
      yield recordOf(row, headings, fill);
      continue;
    }
    above.push(row);
    if (above.length < ROWS_ABOVE) continue;
    const place = headingsIn(above);
    headings = headingTexts(above[place]);
    for (const each of above.slice(place + 1)) yield recordOf(each, headings, fill);
    above = null;
  }
  if (above === null || above.length === 0) return;
  const place = headingsIn(above);
  headings = headingTexts(above[place]);
  for (const each of above.slice(place + 1)) yield recordOf(each, headings, fill);
}

/** The row of which most cells are names of our columns; if there is none, the first with two texts. */
function headingsIn(rows: readonly SheetRow[]): number {
  const known = rows.map(({ cells }) => cells.filter((text) => text && columnOf(text) !== null).length);
  const most = Math.max(...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter((text) => text?.trim()).length >= 2),
  );
}

function headingTexts(row: SheetRow | undefined): readonly string[] {
  const cells = Array.from(row?.cells ?? [], (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim());
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

function recordOf(
  { row: line, hidden, cells, problems }: SheetRow,
  headings: readonly string[],
  fill: (row: number, cells: string[]) => void,
): SourceRecord {
  fill(line, cells);
  for (const [place, problem] of problems) {
    const heading = headings[place] ?? '';
    if (heading !== '') return { line, problem: { ...problem, at: heading } };
  }
  const texts = headings.map((_heading, place) => cells[place] ?? '');
  return { line, headings, cells: texts, ...(hidden ? { notice: HIDDEN_ROW } : {}) };
}
