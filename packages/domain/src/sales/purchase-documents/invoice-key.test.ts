import { describe, expect, it } from 'vitest';
import { modulo11Digit } from '../../validation/check-digits.ts';
import { invoiceKeyText, parseInvoiceKey } from './invoice-key.ts';

/** An invoice of December 2017. */
const KEY = '43171207364617000135550000000120141000120146';

/** With a right check digit. */
const keyOf = (body: string) =>
  body +
  String(
    modulo11Digit(
      body,
      Array.from({ length: 43 }, (_, index) => 2 + ((42 - index) % 8)),
    ),
  );
const changed = (from: number, text: string) =>
  keyOf(KEY.slice(0, from) + text + KEY.slice(from + text.length, 43));

describe('the key of an invoice', () => {
  it('is read with spaces or without, and written in groups of four', () => {
    expect(parseInvoiceKey(KEY, '2026-11')).toBe(KEY);
    expect(parseInvoiceKey(invoiceKeyText(KEY), '2026-11')).toBe(KEY);
    expect(invoiceKeyText(KEY)).toBe('4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0146');
  });

  it.each([
    ['a wrong check digit', `${KEY.slice(0, 43)}7`],
    ['a digit too few', KEY.slice(1)],
    ['an unknown state', changed(0, '99')],
    ['a thirteenth month', changed(4, '13')],
    ['a month that has not begun', changed(2, '2612')],
    ['a year before such invoices', changed(2, '05')],
    ['a CNPJ that is none', changed(6, '07364617000136')],
    ['another model', changed(20, '57')],
    ['nothing', ''],
  ])('is none with %s', (_what, key) => {
    expect(parseInvoiceKey(key, '2026-11')).toBeNull();
  });

  it('may have letters in its CNPJ', () => {
    expect(parseInvoiceKey(changed(6, '12ABC34501DE35'), '2026-11')).not.toBeNull();
  });
});
