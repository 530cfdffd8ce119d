import type { Stock } from '../listing/find-offers.ts';

/** Codes of the newest offers of a stock whose titles have every typed word, begun at least. */
export function titlesFor({ index, slots }: Stock, typed: readonly string[], most: number): number[] {
  const { word, code } = index.columns;
  const tests: ((id: number) => boolean)[] = [];
  for (const start of typed) {
    const begun = new Uint8Array(word.values.length);
    let isKnown = false;
    for (const [id, value] of word.values.entries()) {
      if ((word.uses[id] ?? 0) === 0 || !value.startsWith(start)) continue;
      begun[id] = 1;
      isKnown = true;
    }
    if (!isKnown) return [];
    tests.push((id) => begun[id] === 1);
  }
  const codes: number[] = [];
  for (let at = slots.length - 1; at >= 0 && codes.length < most; at -= 1) {
    const slot = slots[at] ?? 0;
    if (tests.every((test) => word.some(slot, test))) codes.push(code.at(slot));
  }
  return codes;
}
