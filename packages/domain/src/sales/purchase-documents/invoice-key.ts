import { modulo11Digit } from '../../validation/check-digits.ts';
import { parseCnpj } from '../../validation/cnpj.ts';

/** State, year and month, CNPJ of the issuer, model, series, number, way of issue, code, check digit. */
const SHAPE = /^(\d{2})(\d{2})(\d{2})([0-9A-Z]{12}\d{2})(55|65)\d{3}\d{9}\d\d{8}\d$/;
/** The states, by the numbers of the IBGE. */
const STATES = new Set(
  '11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53'.split(' '),
);
/** From the right 2 to 9, again and again (Manual de Orientação do Contribuinte, NF-e). */
const WEIGHTS = Array.from({ length: 43 }, (_, index) => 2 + ((42 - index) % 8));
/** Electronic invoices began in this year of the century. */
const FIRST_YEAR = 6;

/**
 * The access key of an electronic invoice as it is typed, with spaces or without: 44 characters with a right check digit, of an invoice (model
 * 55 or 65) that a CNPJ issued in a state until the month `until` (`2026-11`); null if it cannot be one.
 */
export function parseInvoiceKey(text: string, until: string): string | null {
  const key = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [, state = '', year = '', month = '', cnpj = ''] = SHAPE.exec(key) ?? [];
  if (!STATES.has(state) || parseCnpj(cnpj) === null) return null;
  if (Number(month) < 1 || Number(month) > 12 || Number(year) < FIRST_YEAR) return null;
  if (`20${year}-${month}` > until) return null;
  return key.endsWith(String(modulo11Digit(key.slice(0, 43), WEIGHTS))) ? key : null;
}

/** A key as people read it: in groups of four. */
export function invoiceKeyText(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
