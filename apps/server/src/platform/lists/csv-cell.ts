import { dateTimeText } from '@patio/domain/time/date-text.ts';

/** What a cell of an export can hold. */
export type CsvValue =
  | string
  | number
  | boolean
  | null
  /** In reais. */
  | { readonly money: number }
  /** An instant of the wire. */
  | { readonly instant: string };

/** One line of a spreadsheet as Brazilian programs open it: cells separated by semicolons, decimals after a comma. */
export function csvLine(values: readonly CsvValue[], idiom: 'PTBR' | 'EN'): string {
  return `${values.map((value) => csvCell(value, idiom)).join(';')}\r\n`;
}

function csvCell(value: CsvValue, idiom: 'PTBR' | 'EN'): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return idiom === 'EN' ? (value ? 'yes' : 'no') : value ? 'sim' : 'não';
  if (typeof value === 'object')
    return 'money' in value
      ? value.money.toFixed(2).replace('.', ',')
      : quoted(dateTimeText(Date.parse(value.instant), idiom));
  return quoted(harmless(value));
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe, which it shows as text. */
function harmless(text: string): string {
  return /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
