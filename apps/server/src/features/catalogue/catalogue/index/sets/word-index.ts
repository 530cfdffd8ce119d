import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { readPostings, writePostings } from './stored-postings.ts';
import { Posting } from './posting.ts';

/** Words added since the last sort; with more of them they are sorted again. */
const unsortedAtMost = 500;

/** Words, and the slots that contain them. */
export class WordIndex {
  words: string[] = [];
  postings: Posting[] = [];
  readonly #ids = new Map<string, number>();
  #sorted: number[] = [];

  /** Sets the words of an empty slot; `all` is the number of slots in use. */
  put(slot: number, words: readonly string[], all: number): void {
    for (const word of words) {
      let id = this.#ids.get(word);
      if (id === undefined) {
        id = this.words.push(word) - 1;
        this.postings.push(new Posting());
        this.#ids.set(word, id);
      }
      this.postings[id]?.add(slot, all);
    }
  }

  write(to: ItemsWriter): void {
    to.putValues(this.words);
    writePostings(to, this.postings);
  }

  /** Into an index that has no words yet. */
  read(from: ItemsReader): void {
    this.words = from.takeValues().map(String);
    this.postings = readPostings(from);
    for (const [id, word] of this.words.entries()) this.#ids.set(word, id);
  }

  /** The slots of a word; undefined if none ever had it. */
  of(word: string): Posting | undefined {
    const id = this.#ids.get(word);
    return id === undefined ? undefined : this.postings[id];
  }

  /** The ids of the words with a prefix. */
  beginning(start: string): number[] {
    const { words } = this;
    if (words.length - this.#sorted.length > unsortedAtMost) {
      this.#sorted = [...words.keys()].sort((one, other) =>
        textOf(words, one) < textOf(words, other) ? -1 : 1,
      );
    }
    const found: number[] = [];
    for (let at = this.#firstAt(start); at < this.#sorted.length; at += 1) {
      const id = this.#sorted[at] ?? 0;
      if (!textOf(words, id).startsWith(start)) break;
      found.push(id);
    }
    for (let id = this.#sorted.length; id < words.length; id += 1) {
      if (textOf(words, id).startsWith(start)) found.push(id);
    }
    return found;
  }

  #firstAt(start: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (textOf(this.words, this.#sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const textOf = (words: readonly string[], id: number): string => words[id] ?? '';
