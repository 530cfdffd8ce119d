import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { NumberFormat } from './number-formats.ts';
import { unescaped } from './shared-texts.ts';

/** A cell as it stands in a sheet. */
export interface RawCell {
  readonly type: string;
  readonly value: string | null;
  readonly inline: string | null;
  readonly formula: boolean;
  readonly style: number;
}

/** What the cells of a workbook refer to. */
export interface CellBook {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

/** The text of a cell, or why it has none. */
export type CellText = { readonly text: string } | { readonly problem: Reason };

const DAY_MS = 86_400_000;
/** Of days counted from 1900, with the leap day that this year did not have. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

/**
 * The text of a cell as the user sees it: texts stay as they are, also those that look like numbers; numbers by their formats; of a formula
 * the result that was saved, which is never computed here.
 */
export function cellText(cell: RawCell, book: CellBook): CellText {
  const { type, value, inline, formula } = cell;
  if (type === 'inlineStr') return { text: inline ?? '' };
  if (value === null || value === '') {
    if (formula && type !== 'str') return { problem: reasonOf('formula-unsaved') };
    return { text: '' };
  }
  switch (type) {
    case 's': {
      const text = /^\d{1,7}$/.test(value) ? book.texts[Number(value)] : undefined;
      return text === undefined ? { problem: reasonOf('cell-text') } : { text };
    }
    case 'e':
      return { problem: reasonOf('cell-error', { text: value.slice(0, 20) }) };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'S' : 'N' };
    case 'str':
      return { text: unescaped(value) };
    case 'd':
      return { text: value.slice(0, 10) };
    default:
      return numberText(value, book.formats[cell.style], book.from1904);
  }
}

function numberText(value: string, format: NumberFormat | undefined, from1904: boolean): CellText {
  const number = Number(value);
  if (!Number.isFinite(number)) return { problem: reasonOf('cell-number') };
  if (format?.kind === 'date') return dateText(number, from1904);
  if (format?.kind === 'percent') return { text: `${plain(number * 100)}%` };
  if (format?.pad !== undefined && Number.isInteger(number) && number >= 0)
    return { text: String(number).padStart(format.pad, '0') };
  const places = format?.places;
  return { text: plain(places === undefined ? number : Number(number.toFixed(Math.min(places, 10)))) };
}

/** A number of 15 digits, as spreadsheets have them. Three decimals and more take a comma: `38.125` would be read as thousands. */
function plain(number: number): string {
  const exact = Number(number.toPrecision(15));
  if (Number.isInteger(exact)) return BigInt(exact).toString();
  const text = String(exact);
  return /\.\d{3,}$/.test(text) ? text.replace('.', ',') : text;
}

/** `2026-06-30`, with the hour if there is one. */
function dateText(days: number, from1904: boolean): CellText {
  if (days < 0 || days > LAST_DAY) return { problem: reasonOf('cell-date') };
  const epoch = from1904 ? EPOCH_1904 : EPOCH_1900;
  // To the second: fractions of days are not exact.
  const iso = new Date(epoch + Math.round((days * DAY_MS) / 1000) * 1000).toISOString();
  const hour = iso.slice(11, 19);
  return {
    text:
      days < 1 ? hour : hour === '00:00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${hour.slice(0, 5)}`,
  };
}
