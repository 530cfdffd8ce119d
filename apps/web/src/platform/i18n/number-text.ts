import { groupThousands } from '@patio/domain/money/format-money.ts';
import type { Idiom } from './idiom.ts';

/** A meter reading, which comes as `45.000 km`, in a language: `45,000 km` in English, where the other would mean forty-five. */
export function countText(text: string, idiom: Idiom): string {
  return idiom === 'EN' ? text.replaceAll(/(?<=\d)\.(?=\d{3})/g, ',') : text;
}

/** An integer with thousands separators: `1.234`, in English `1,234`. The browser's own formatter takes 10 ms to initialise. */
export function numberText(value: number, idiom: Idiom): string {
  return countText(groupThousands(String(value)), idiom);
}
