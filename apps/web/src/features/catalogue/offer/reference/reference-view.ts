import type { ReferencePrice } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { referenceGap } from '@patio/domain/catalogue/reference-prices/reference-gap.ts';
import type { Dictionary } from '../../../../texts/dictionary.ts';

type Texts = Dictionary['condition'];

/** The reference price of a whole offer: in centavos, and its month (`2026-06`). */
export interface OfferReference {
  readonly month: string;
  readonly value: number;
  readonly lot: boolean;
}

/** The reference price of an offer, for a lot the sum; null unless every vehicle has one for the same month. */
export function offerReference(references: readonly ReferencePrice[]): OfferReference | null {
  const month = references[0]?.mes ?? null;
  const values = references.map(({ valor, mes }) =>
    valor === null || mes !== month ? null : centavosFromReais(valor),
  );
  if (month === null || values.includes(null)) return null;
  return {
    month,
    value: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    lot: values.length > 1,
  };
}

/** `2026-06` as `junho de 2026`. */
export function monthText(month: string, texts: Pick<Texts, 'months' | 'monthOf'>): string {
  const [year = '', number = ''] = month.split('-');
  return texts.monthOf(texts.months[Number(number) - 1] ?? number, year);
}

/** `2026-06` as `jun 2026`, for an axis. */
export function shortMonthText(month: string, texts: Pick<Texts, 'months'>): string {
  const [year = '', number = ''] = month.split('-');
  return `${(texts.months[Number(number) - 1] ?? number).slice(0, 3)} ${year}`;
}

/** How far a price is from the reference, as text; null without a price. */
export function gapText(price: number, reference: number, texts: Texts): string | null {
  const gap = referenceGap(price, reference);
  if (gap === null) return null;
  if (gap === 0) return texts.referenceEqual;
  const percent = `${Math.abs(gap)}%`;
  return gap < 0 ? texts.referenceBelow(percent) : texts.referenceAbove(percent);
}
