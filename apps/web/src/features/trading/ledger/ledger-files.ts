import type { WireLedger } from './public-ledger.ts';

const COLUMNS = ['seq', 'em', 'participante', 'tipo', 'valor', 'anterior', 'hash', 'selo'] as const;

/** The lines of a ledger as a spreadsheet (RFC 4180): the same fields as in the reply, amounts in centavos. */
export function ledgerCsv({ entradas }: WireLedger): string {
  const rows = entradas.map((line) => COLUMNS.map((column) => cell(line[column] ?? '')).join(','));
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}

/** The maxima as a spreadsheet; only once they are public. */
export function maximaCsv({ maximos = [] }: WireLedger): string {
  const rows = maximos.map(({ em, participante, valor }) => [em, participante, valor].map(cell).join(','));
  return ['em,participante,valor', ...rows].map((row) => `${row}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a text as a file in the browser. */
export function saveText(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
