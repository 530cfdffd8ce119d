import { csvRows } from '@patio/domain/finance/statements/csv-rows.ts';
import { plainName } from '@patio/domain/finance/charges/payer.ts';
import { watchedDocument } from '@patio/domain/finance/aml-cases/watch-lists.ts';
import type { StoredName } from './watch-lists.store.ts';

/** A list that was read, or the line at which it could not be. Lines that name nobody are counted. */
export type ReadList =
  | { readonly kind: 'read'; readonly names: readonly StoredName[]; readonly left: number }
  | { readonly kind: 'refused'; readonly line: number };

const NAME = /^(nome|name|nome completo|nome pep|full name)$/;
const DOCUMENT = /^(cpf|cnpj|cpf cnpj|documento|document)$/;
const LONGEST_DETAIL = 500;

/** Reads a table as publishers give it: separated by `;` or `,`, with a head that names the columns, in UTF-8 or Windows-1252. */
export function readWatchList(bytes: Uint8Array): ReadList {
  const text = decoded(bytes).replaceAll('\r\n', '\n');
  const head = text.slice(0, Math.max(text.indexOf('\n'), 0));
  const separator = head.split(';').length >= head.split(',').length ? ';' : ',';
  const names: StoredName[] = [];
  let columns: readonly string[] | null = null;
  let left = 0;
  for (const row of csvRows(text, separator)) {
    if (!('cells' in row)) return { kind: 'refused', line: row.line };
    if (columns === null) {
      columns = row.cells.map((cell) => plainName(cell.replaceAll('_', ' ')));
      if (!columns.some((column) => NAME.test(column))) return { kind: 'refused', line: row.line };
      continue;
    }
    const name = nameOf(columns, row.cells);
    if (name === null) left += 1;
    else names.push(name);
  }
  return columns === null ? { kind: 'refused', line: 1 } : { kind: 'read', names, left };
}

function nameOf(columns: readonly string[], cells: readonly string[]): StoredName | null {
  const cellOf = (wanted: RegExp): string => cells[columns.findIndex((column) => wanted.test(column))] ?? '';
  const name = cellOf(NAME).slice(0, 300);
  const plain = plainName(name);
  if (plain === '') return null;
  const rest = columns.flatMap((column, index) => {
    const cell = cells[index] ?? '';
    return NAME.test(column) || DOCUMENT.test(column) || cell === '' ? [] : [`${column}: ${cell}`];
  });
  const detail = rest.join('; ').slice(0, LONGEST_DETAIL);
  return { plain, name, document: watchedDocument(cellOf(DOCUMENT)), detail };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
