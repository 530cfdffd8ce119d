import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { storageCap, type StorageTerms } from '@patio/domain/sales/storage-days/storage-terms.ts';

/** What storage costs a buyer who collects late, told before the deal and with it: free days, each day after them, the most, and when it is paid. */
export function storageText(terms: StorageTerms, vehicles: number, idiom: Idiom): string {
  return idiom === 'EN' ? inEnglish(terms, vehicles) : inPortuguese(terms, vehicles);
}

function inPortuguese(terms: StorageTerms, vehicles: number): string {
  const days = (count: number): string => (count === 1 ? '1 dia útil' : `${count} dias úteis`);
  const each = vehicles === 1 ? 'por dia útil' : `por dia útil e veículo (${vehicles} veículos)`;
  const paid =
    terms.keys === 'paid'
      ? 'O veículo sai quando as diárias estão pagas.'
      : 'A cobrança é uma só, quando o veículo sai.';
  return `${days(terms.freeDays)} sem custo depois da liberação; depois, ${formatMoney(terms.daily)} ${each}, no máximo ${formatMoney(storageCap(terms, vehicles))} (${days(terms.mostDays)}). ${paid}`;
}

function inEnglish(terms: StorageTerms, vehicles: number): string {
  const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);
  const each = vehicles === 1 ? 'per working day' : `per working day and vehicle (${vehicles} vehicles)`;
  const paid =
    terms.keys === 'paid'
      ? 'The vehicle leaves once storage is paid.'
      : 'It is charged once, when the vehicle leaves.';
  return `Free for ${days(terms.freeDays)} after the release; then ${formatMoney(terms.daily)} ${each}, at most ${formatMoney(storageCap(terms, vehicles))} (${days(terms.mostDays)}). ${paid}`;
}

/** The same as a sentence of a mail, which says what it is about; `freight` 'S': the purchase is delivered, and stands there only if it is collected after all. */
export function writtenStorage(
  {
    terms,
    vehicles,
    freight,
  }: { readonly terms: StorageTerms; readonly vehicles: number; readonly freight: 'S' | 'N' },
  idiom: Idiom,
): string {
  const text = storageText(terms, vehicles, idiom);
  if (idiom === 'EN')
    return freight === 'S' ? `Yard storage, if you collect instead: ${text}` : `Yard storage: ${text}`;
  return freight === 'S'
    ? `Diárias de pátio, se você retirar em vez de receber: ${text}`
    : `Diárias de pátio: ${text}`;
}
