import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { Posting } from './posting.ts';

/** Writes many postings as few items: for each its size, how many numbers store it and whether these are bits; then all the numbers. */
export function writePostings(to: ItemsWriter, postings: readonly Posting[]): void {
  const stored = postings.map((posting) => posting.stored);
  to.putAll(stored.flatMap(({ size, isBits, numbers }) => [size, numbers.length, Number(isBits)]));
  const all = new Int32Array(stored.reduce((sum, { numbers }) => sum + numbers.length, 0));
  let from = 0;
  for (const { numbers } of stored) {
    all.set(numbers, from);
    from += numbers.length;
  }
  to.put(all);
}

/** The postings that were written. */
export function readPostings(from: ItemsReader): Posting[] {
  const about = from.takeAll();
  const all = from.takeAll();
  let place = 0;
  return Array.from({ length: about.length / 3 }, (_, at) => {
    const [size = 0, length = 0, isBits = 0] = about.subarray(at * 3, at * 3 + 3);
    const numbers = all.subarray(place, (place += length));
    return Posting.of({ size, isBits: isBits === 1, numbers });
  });
}
