import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import type { Range } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { numberText } from '../../../../platform/i18n/number-text.ts';

/** Whole reais formatted as money without centavos. */
export function reais(value: number): string {
  return formatMoney(value * 100).replace(/,00$/, '');
}

/** "120.000 km" (FILT-22). */
export function kilometres(value: number): string {
  return mileageText(value, 'km');
}

/** "3.500 h", for machines. */
export function hours(value: number): string {
  return mileageText(value, 'h');
}

/** What is wrong with two typed bounds: `number` when one is not a number, `order` when the range is empty. */
export type RangeFault = 'number' | 'order';

/** Parses bounds as people type them: "45.000", "45000,50", "R$ 45 000"; centavos are dropped, and an empty field leaves that side open. */
export function rangeFromText(start: string, end: string): Range | RangeFault {
  const [from, to] = [wholeFromText(start, 0), wholeFromText(end, -1)];
  if (from === null || to === null) return 'number';
  return to !== -1 && from >= to ? 'order' : { start: from, end: to };
}

/** A bound as its field shows it: "45.000", '' when open. */
export function boundText(value: number, open: number): string {
  return value === open ? '' : numberText(value, 'PTBR');
}

function wholeFromText(text: string, open: number): number | null {
  const digits = text
    .replaceAll(/R\$|km|h|\s/giu, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d{0,2}$/, '');
  if (digits === '') return open;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
