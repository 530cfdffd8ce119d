import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { cleanCell } from './clean-cell.ts';
import { COLUMNS, columnOf, linesOf, type Cells, type Column } from './columns.ts';
import { transformCell, type Mapping } from './mapping.ts';

/** The positions of our columns in a file. */
export type Layout = { places: ReadonlyMap<Column, number>; mapping: Mapping };

/** Columns without which no row of a file can become an offer, as alternatives. */
const NEEDED: readonly (readonly Column[])[] = [['preco'], ['marca', 'titulo']];

/**
 * Finds our columns among the headings of a file, in any order. Returns a message for the operator if the headings make every row
 * impossible.
 */
export function layoutOf(headings: readonly string[], mapping: Mapping): Layout | { problem: Reason } {
  const places = new Map<Column, number>();
  const wanted = mapping.colunas;
  const twice = headings.find(
    (heading, index) =>
      heading.trim() !== '' && headings.findIndex((other) => sameHeading(other, heading)) < index,
  );
  if (twice !== undefined && isUsed(twice, wanted))
    return { problem: reasonOf('heading-twice', { text: twice.trim() }) };
  for (const [index, heading] of headings.entries()) {
    const column =
      wanted === undefined ? columnOf(heading) : COLUMNS.find((each) => sameHeading(wanted[each], heading));
    if (column !== undefined && column !== null && !places.has(column)) places.set(column, index);
  }
  const has = (column: Column) => places.has(column) || mapping.constantes?.[column] !== undefined;
  const missing = NEEDED.filter((alternatives) => !alternatives.some(has)).map((names) => names.join('/'));
  if (missing.length === 0) return { places, mapping };
  return {
    problem: reasonOf('column-missing', { missing: missing.join(', '), columns: headings.join(', ') }),
  };
}

function isUsed(heading: string, wanted: Mapping['colunas']): boolean {
  if (wanted === undefined) return columnOf(heading) !== null;
  return Object.values(wanted).some((each) => sameHeading(each, heading));
}

function sameHeading(wanted: string | undefined, heading: string): boolean {
  return wanted !== undefined && wanted.trim().toLowerCase() === heading.trim().toLowerCase();
}

/** Returns a row by our column names: cleaned, transformed, with constants filled in. */
export function arrangeCells(values: readonly string[], { places, mapping }: Layout): Cells {
  const cells: Cells = {};
  for (const column of COLUMNS) {
    const place = places.get(column);
    const own = place === undefined ? undefined : cleanCell(values[place] ?? '', linesOf(column));
    const text = own === undefined ? undefined : transformCell(own, mapping.transformacoes?.[column]);
    const filled = text ?? mapping.constantes?.[column];
    if (filled !== undefined && filled !== '') cells[column] = filled;
  }
  return cells;
}
