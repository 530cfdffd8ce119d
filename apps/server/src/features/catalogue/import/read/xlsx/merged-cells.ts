import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { FileProblem } from '../../archive/file-problem.ts';
import type { ArchiveEntry } from '../../archive/open-archive.ts';
import { BROKEN_SHEET } from './read-xml.ts';

/** Cells of one column that are merged with the one in `from`. Rows from 1, columns from 0. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const MOST_MERGED = 20_000;
const REFERENCE = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
const LONGEST_TAG = 300;

/** The merged cells of a sheet that span rows: they stand behind the rows in its file, so they are looked for first, without parsing it. */
export async function findMergedCells(sheet: ArchiveEntry): Promise<readonly MergedCells[]> {
  const found: MergedCells[] = [];
  const stream = await sheet.open();
  let last = '';
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      const text = last + chunk.toString('latin1');
      let end = 0;
      for (const match of text.matchAll(REFERENCE)) {
        const [all, column = '', from, to] = match;
        end = match.index + all.length;
        if (from !== to) found.push({ column: columnNumber(column), from: Number(from), to: Number(to) });
      }
      if (found.length > MOST_MERGED) throw new FileProblem(reasonOf('sheet-merged'));
      last = text.slice(Math.max(end, text.length - LONGEST_TAG));
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(BROKEN_SHEET);
  } finally {
    stream.destroy();
  }
  return found.sort((a, b) => a.from - b.from);
}

/** `A` is 0, `AA` is 26. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** Repeats what a merged cell says in the rows that it spans. Rows come in their order. */
export function mergedFiller(merged: readonly MergedCells[]): (row: number, cells: string[]) => void {
  let next = 0;
  let open: { readonly cells: MergedCells; readonly text: string }[] = [];
  return (row, cells) => {
    open = open.filter((each) => each.cells.to >= row);
    for (const { cells: at, text } of open) if ((cells[at.column] ?? '') === '') cells[at.column] = text;
    for (let at = merged[next]; at !== undefined && at.from <= row; at = merged[next]) {
      if (at.from === row) open.push({ cells: at, text: cells[at.column] ?? '' });
      next += 1;
    }
  };
}
