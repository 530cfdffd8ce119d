import type { StatementProblem } from './bank-statement.ts';

/** A row of a table: its cells, and the line of the file on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const MOST_CELLS = 60;
const LONGEST_CELL = 2000;

/**
 * The rows of a table (RFC 4180, with any separator), in time that grows with its length. A cell that begins with a quote ends with one; two of
 * them inside are one. A quote that is never closed is refused with its line, because it would swallow the rest.
 */
export function* csvRows(text: string, separator: string): Generator<CsvRow | StatementProblem, void> {
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    if (cell === null) {
      yield { problem: 'quotes', line };
      return;
    }
    line += cell.lines;
    if (cell.value.length > LONGEST_CELL || cells.length === MOST_CELLS) {
      yield { problem: 'too-long', line: begun };
      return;
    }
    cells.push(cell.value);
    const sign = text[cell.end];
    at = cell.end + 1;
    if (sign === separator) {
      if (at === text.length) cells.push('');
      else continue;
    } else if (sign !== undefined && sign !== '\n') {
      yield { problem: 'quotes', line };
      return;
    }
    yield { cells, line: begun };
    line += 1;
    begun = line;
    cells = [];
  }
  if (cells.length > 0) yield { cells, line: begun };
}

interface Cell {
  readonly value: string;
  /** The place of what stands behind it. */
  readonly end: number;
  /** Ends of lines inside. */
  readonly lines: number;
}

function bare(text: string, at: number, separator: string): Cell {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { value: text.slice(at, end).trim(), end, lines: 0 };
}

function quoted(text: string, at: number): Cell | null {
  let value = '';
  for (let from = at + 1; ;) {
    const end = text.indexOf('"', from);
    if (end === -1) return null;
    value += text.slice(from, end);
    if (text[end + 1] !== '"' || value.length > LONGEST_CELL)
      return { value: value.trim(), end: end + 1, lines: value.split('\n').length - 1 };
    value += '"';
    from = end + 2;
  }
}
