import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { ArchiveEntry } from '../../archive/open-archive.ts';
import { cellText, type CellBook } from './cell-text.ts';
import { columnNumber } from './merged-cells.ts';
import { readXml } from './read-xml.ts';
import { richText } from './shared-texts.ts';

/** A row of a sheet that says anything. Rows and columns as spreadsheets name them, columns from 0. */
export interface SheetRow {
  readonly row: number;
  readonly hidden: boolean;
  readonly cells: string[];
  /** Cells that have no text, by their columns. */
  readonly problems: ReadonlyMap<number, Reason>;
}

/** Cells behind these are not read. */
export const MOST_COLUMNS = 400;

/** Streams the rows of a sheet. Empty rows are left out. */
export async function* readSheetRows(
  sheet: ArchiveEntry,
  book: CellBook,
  onShare: (share: number) => void,
): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = [];
  let bytes = 0;
  const piece = (length: number): void => onShare((bytes += length) / Math.max(1, sheet.bytes));
  for await (const _piece of readXml(await sheet.open(), { ...rowEvents(book, rows), piece })) {
    yield* rows;
    rows.length = 0;
  }
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string | null;
  formula: boolean;
}

/** Collects rows from the events of a sheet. */
function rowEvents(book: CellBook, rows: SheetRow[]) {
  let number = 0;
  let row: { hidden: boolean; cells: string[]; problems: Map<number, Reason> } | null = null;
  let cell: OpenCell | null = null;
  let inValue = false;
  const inline = richText();
  let hasInline = false;
  const closeCell = (): void => {
    if (cell === null || row === null || cell.column >= MOST_COLUMNS) return;
    const read = cellText({ ...cell, inline: hasInline ? inline.end() : null }, book);
    if ('problem' in read) row.problems.set(cell.column, read.problem);
    else row.cells[cell.column] = read.text;
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        number = Number(attributes.r ?? number + 1);
        row = { hidden: /^(1|true)$/.test(attributes.hidden ?? ''), cells: [], problems: new Map() };
        cell = null;
      } else if (name === 'c') {
        const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0];
        const column = letters === undefined ? (cell?.column ?? -1) + 1 : columnNumber(letters);
        const { t: type = 'n', s: style = '0' } = attributes;
        cell = { column, type, style: Number(style), value: null, formula: false };
        hasInline = false;
      } else if (name === 'v') inValue = true;
      else if (name === 'f' && cell !== null) cell.formula = true;
      else if (name === 'is') {
        inline.begin();
        hasInline = true;
      } else inline.open(name);
    },
    text: (text: string) => {
      if (inValue && cell !== null) cell.value = (cell.value ?? '') + text;
      else if (hasInline) inline.add(text);
    },
    close: (name: string) => {
      if (name === 'v') inValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row' && row !== null) {
        const says = row.problems.size > 0 || row.cells.some((text) => text?.trim());
        if (says) rows.push({ row: number, ...row });
        row = null;
      } else inline.close(name);
    },
  };
}
