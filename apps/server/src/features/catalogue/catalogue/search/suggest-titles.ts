import type { Stock } from '../listing/find-offers.ts';
import { keepOnly, noBits } from '../index/sets/bits.ts';

/** Codes of the newest offers of a stock whose titles contain every typed word, at least as a prefix. */
export function titlesFor({ index, found }: Stock, typed: readonly string[], most: number): number[] {
  const { titleWords, code, byCode, size } = index.columns;
  const fitting = found.slice();
  for (const start of typed) {
    const started = noBits(size);
    for (const id of titleWords.beginning(start)) titleWords.postings[id]?.addTo(started);
    keepOnly(fitting, started);
  }
  const newest = byCode.walk(fitting, { wanted: most, descending: true, after: null }, size);
  return newest.map((slot) => code.at(slot));
}
