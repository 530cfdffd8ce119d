import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import {
  isFipeCode,
  parseMonth,
  parseReferenceYear,
} from '@patio/domain/catalogue/reference-prices/reference-month.ts';
import type { ReferenceModelFact, ReferencePriceFact } from '../../reference-prices/public.ts';

/** The content of a line of a FIPE file, or why it cannot be read. `model` is null in a file of prices only. */
export type FipeRow =
  | { readonly model: ReferenceModelFact | null; readonly prices: readonly ReferencePriceFact[] }
  | { readonly problem: Reason };

/** Parses the cells of one line. */
export type ReadFipeRow = (cells: readonly string[]) => FipeRow;

const MONTH_COLUMN = /^valor_(\d{4})_(\d{2})$/;
const LONGEST_NAME = 200;

/**
 * Returns the parser for a file with these headings: a table of models with a column of prices for each month (`valor_2026_06`), or prices
 * of known models, one per line (`referencia`, `valor`). Null for any other file.
 */
export function fipeReader(headings: readonly string[]): ReadFipeRow | null {
  const names = headings.map((heading) => heading.trim().toLowerCase());
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (!has('codigo_fipe', 'ano_modelo')) return null;
  const cellOf = (cells: readonly string[], name: string) => (cells[names.indexOf(name)] ?? '').trim();
  if (has('referencia', 'valor')) return (cells) => readPrice((name) => cellOf(cells, name));
  const months = names.flatMap((name) => {
    const [, year, month] = MONTH_COLUMN.exec(name) ?? [];
    return year === undefined ? [] : [{ name, month: `${year}-${month}` }];
  });
  if (!has('marca', 'modelo', 'combustivel') || months.length === 0) return null;
  return (cells) => readModel((name) => cellOf(cells, name), months);
}

type CellOf = (name: string) => string;

function readPrice(cellOf: CellOf): FipeRow {
  const key = readKey(cellOf);
  if ('problem' in key) return key;
  const month = parseMonth(cellOf('referencia'));
  if (month === null)
    return { problem: { ...reasonOf('fipe-month', { text: cellOf('referencia') }), at: 'referencia' } };
  const cents = readCents(cellOf('valor'));
  if (cents === null)
    return { problem: { ...reasonOf('fipe-amount', { text: cellOf('valor') }), at: 'valor' } };
  return { model: null, prices: [{ ...key, month, cents }] };
}

function readModel(cellOf: CellOf, months: readonly { name: string; month: string }[]): FipeRow {
  const key = readKey(cellOf);
  if ('problem' in key) return key;
  for (const name of ['marca', 'modelo', 'combustivel']) {
    if (cellOf(name) === '' || cellOf(name).length > LONGEST_NAME)
      return { problem: { ...reasonOf('fipe-name'), at: name } };
  }
  const prices: ReferencePriceFact[] = [];
  for (const { name, month } of months) {
    if (cellOf(name) === '') continue;
    const cents = readCents(cellOf(name));
    if (cents === null || parseMonth(month) === null)
      return { problem: { ...reasonOf('fipe-amount', { text: cellOf(name) }), at: name } };
    prices.push({ ...key, month, cents });
  }
  const model = { ...key, brand: cellOf('marca'), model: cellOf('modelo'), fuel: cellOf('combustivel') };
  return { model, prices };
}

function readKey(cellOf: CellOf): { fipeCode: string; yearModel: number } | { problem: Reason } {
  const fipeCode = cellOf('codigo_fipe');
  if (!isFipeCode(fipeCode))
    return { problem: { ...reasonOf('not-a-fipe-code', { text: fipeCode }), at: 'codigo_fipe' } };
  const yearModel = parseReferenceYear(cellOf('ano_modelo'));
  return yearModel === null
    ? { problem: { ...reasonOf('fipe-year', { text: cellOf('ano_modelo') }), at: 'ano_modelo' } }
    : { fipeCode, yearModel };
}

function readCents(text: string): number | null {
  const cents = parseMoney(text);
  return cents === null || cents === 0 ? null : cents;
}
